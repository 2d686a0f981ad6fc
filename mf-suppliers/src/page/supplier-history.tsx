import { answer } from '@wabu/api/client';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { RecordHistory, type RestorableRecord } from '@wabu/shared/ui';
import { d1 } from '../api/suppliers-client.ts';
import { labelOf } from '../model/supplier-labels.ts';
import { type SupplierTranslate, useSupplierWords } from '../words/supplier-words.ts';

interface SupplierHistoryProps {
  supplier: Supplier;
  canWrite: boolean;
  hasUnsavedWork: boolean;
  /** Asks about an open form before a version is restored. */
  leave: () => Promise<boolean>;
  onClose: () => void;
}

export function SupplierHistory(props: SupplierHistoryProps) {
  const { supplier, canWrite, hasUnsavedWork, leave, onClose } = props;
  const t = useSupplierWords();
  const { loadVersion, ...record } = historyRecordOf(t, supplier);
  return (
    <RecordHistory
      {...record}
      name={supplier.Nome}
      restoring={canWrite ? { loadVersion, hasUnsavedWork, leave } : undefined}
      onClose={onClose}
    />
  );
}

/** The history of a deleted supplier, to be read. */
export function DeletedSupplierHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useSupplierWords();
  return (
    <RecordHistory
      entity="supplier"
      recordKey=""
      name=""
      deletedId={id}
      labelOf={([key = '']) => labelOf(t, key)}
      onClose={onClose}
    />
  );
}

/** What the history knows of a supplier. */
export function historyRecordOf(t: SupplierTranslate, supplier: Supplier): RestorableRecord {
  const { PIVA, Tipologia } = supplier;
  return {
    entity: 'supplier',
    recordKey: PIVA,
    labelOf: ([key = '']) => labelOf(t, key, Tipologia),
    async loadVersion() {
      const { records } = await answer(d1.searchsuppliers.$post({ json: { text: PIVA } }));
      return records.find((record) => record.PIVA === PIVA)?.version ?? supplier.version;
    },
  };
}
