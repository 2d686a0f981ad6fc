import { answer } from '@wabu/api/client';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { type HistoryOf, RecordHistory, type RestorableRecord } from '@wabu/shared/ui';
import { d1 } from '../api/suppliers-client.ts';
import { labelOf } from '../model/supplier-labels.ts';
import { type SupplierTranslate, useSupplierWords } from '../words/supplier-words.ts';

type SupplierOfHistory = Pick<Supplier, 'PIVA' | 'Tipologia' | 'version'>;
const deleted: SupplierOfHistory = { PIVA: '', Tipologia: 'Azienda', version: 0 };

export function SupplierHistory({ record, ...props }: HistoryOf<Supplier>) {
  const t = useSupplierWords();
  const history = historyRecordOf(t, record ?? deleted);
  return <RecordHistory {...history} name={record?.Nome ?? ''} {...props} />;
}

/** What the history knows of a supplier. */
export function historyRecordOf(
  t: SupplierTranslate,
  supplier: SupplierOfHistory,
): RestorableRecord {
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
