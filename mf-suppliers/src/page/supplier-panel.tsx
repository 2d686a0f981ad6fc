import type { Supplier } from '@wabu/shared/entities/supplier';
import {
  EmptyState,
  IconSupplier,
  LastChange,
  lazyPart,
  RecordPresence,
  Skeleton,
  Slot,
} from '@wabu/shared/ui';
import { memo, useEffect } from 'react';
import type { Editing, SupplierEditor } from '../form/use-supplier-editor.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { SupplierDetail } from './supplier-detail.tsx';

// The form is a chunk of its own: the list does not wait for it.
const loadForm = async () =>
  (await import(/* webpackChunkName: "form" */ '../form/supplier-form.tsx')).SupplierFormPanel;
const SupplierFormPanel = lazyPart(loadForm, <Skeleton />);

/** After this time the form loads by itself, so that it opens without a network too. */
const FORM_DELAY_MS = 3_000;

interface SupplierPanelProps {
  /** What is edited in the modes new and edit, else null. */
  editing: Editing | null;
  /** Null until its code has loaded. */
  editor: SupplierEditor | null;
  supplier: Supplier | null;
  /** The selected supplier is not in the loaded list. */
  isMissing: boolean;
  isLoading: boolean;
  onOpen: (supplier: Supplier | null) => void;
}

/** The panel beside the list: the form, the selected supplier, or an empty state. */
export const SupplierPanel = memo(function SupplierPanel(props: SupplierPanelProps) {
  const { editing, editor, supplier, isMissing, isLoading, onOpen } = props;
  const t = useSupplierWords();
  const open = editing ? editing.edited : supplier;
  useEffect(() => {
    const timer = setTimeout(() => loadForm().catch(() => undefined), FORM_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {open && (
        <RecordPresence entity="supplier" recordKey={open.PIVA} isEditing={editing !== null} />
      )}
      {editing ? (
        editor && <SupplierFormPanel key={editor.visit} editor={editor} onOpen={onOpen} />
      ) : supplier ? (
        <>
          <SupplierDetail supplier={supplier} />
          <Slot name="supplier.detail" supplier={supplier} />
          <LastChange entity="supplier" recordKey={supplier.PIVA} version={supplier.version} />
        </>
      ) : isMissing && isLoading ? (
        <Skeleton />
      ) : (
        <EmptyState
          icon={<IconSupplier aria-hidden="true" />}
          title={isMissing ? t('detail.gone') : t('detail.none')}
        />
      )}
    </>
  );
});
