import { answer } from '@wabu/api/client';
import type { Supplier } from '@wabu/shared/entities/supplier';
import type { DescribedRecord, RestorableRecord } from '@wabu/shared/ui';
import { d1 } from '../api/suppliers-client.ts';
import { labelOf } from '../model/supplier-labels.ts';
import type { SupplierTranslate } from '../words/supplier-words.ts';

/** What the history knows of a supplier; of a deleted one for null. */
export function historyOf(
  t: SupplierTranslate,
  supplier: Supplier | null,
): DescribedRecord & RestorableRecord {
  const { PIVA = '', Tipologia = 'Azienda', Nome = '', version = 0 } = supplier ?? {};
  return {
    entity: 'supplier',
    recordKey: PIVA,
    name: Nome,
    labelOf: ([key = '']) => labelOf(t, key, Tipologia),
    async loadVersion() {
      const { records } = await answer(d1.searchsuppliers.$post({ json: { text: PIVA } }));
      return records.find((record) => record.PIVA === PIVA)?.version ?? version;
    },
  };
}
