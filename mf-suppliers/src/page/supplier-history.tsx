import { answer } from '@wabu/api/client';
import { type Supplier, supplierFields } from '@wabu/shared/entities/supplier';
import { RecordHistory } from '@wabu/shared/ui';
import { d1 } from '../api/suppliers-client.ts';
import { labelOf } from '../model/supplier-labels.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

interface SupplierHistoryProps {
  supplier: Supplier;
  canWrite: boolean;
  hasUnsavedWork: boolean;
  /** Asks about an open form before a version is restored. */
  leave: () => Promise<boolean>;
  onClose: () => void;
}

/** The history of a supplier. */
export function SupplierHistory(props: SupplierHistoryProps) {
  const { supplier, canWrite, hasUnsavedWork, leave, onClose } = props;
  const t = useSupplierWords();
  const { PIVA, Nome, Tipologia } = supplier;

  async function loadVersion(): Promise<number> {
    const { records } = await answer(d1.searchsuppliers.$post({ json: { text: PIVA } }));
    return records.find((record) => record.PIVA === PIVA)?.version ?? supplier.version;
  }
  return (
    <RecordHistory
      entity="supplier"
      recordKey={PIVA}
      name={Nome}
      labelOf={([key = '']) => {
        const field = supplierFields.find((one) => one === key);
        return field ? labelOf(t, field, Tipologia) : key;
      }}
      restoring={canWrite ? { loadVersion, hasUnsavedWork, leave } : undefined}
      onClose={onClose}
    />
  );
}
