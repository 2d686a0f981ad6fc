import type { Supplier } from '@wabu/shared/entities/supplier';
import { Button, EmptyState, IconBack, IconSupplier, Skeleton } from '@wabu/shared/ui';
import { memo } from 'react';
import { SupplierFormPanel } from '../form/supplier-form.tsx';
import type { SupplierEditor } from '../form/use-supplier-editor.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { SupplierDetail } from './supplier-detail.tsx';
import styles from './supplier-panel.module.css';

interface SupplierPanelProps {
  /** While something is being written. */
  editor: SupplierEditor | null;
  supplier: Supplier | null;
  /** A supplier is selected that is not in the list, or not yet. */
  isMissing: boolean;
  isLoading: boolean;
  onOpen: (supplier: Supplier | null) => void;
}

/** What stands beside the list: a form, a supplier, or what to do. */
export const SupplierPanel = memo(function SupplierPanel(props: SupplierPanelProps) {
  const { editor, supplier, isMissing, isLoading, onOpen } = props;
  const t = useSupplierWords();
  return (
    <>
      <span className={styles.back}>
        <Button look="quiet" size="sm" onClick={() => onOpen(null)}>
          <IconBack size={18} aria-hidden="true" />
          {t('list.back')}
        </Button>
      </span>
      {editor ? (
        <SupplierFormPanel
          key={`${editor.editing?.mode}/${editor.editing?.edited?.PIVA}`}
          editor={editor}
          onOpen={onOpen}
        />
      ) : supplier ? (
        <SupplierDetail supplier={supplier} />
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
