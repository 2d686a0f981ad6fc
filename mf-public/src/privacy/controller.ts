import {
  CONTROLLER_META,
  CONTROLLER_SLOTS,
  type Controller,
} from '@wabu/shared/entities/controller';

/** True while pages are written ahead of time: then nobody knows yet whose installation it will be. */
export const isAhead = typeof document === 'undefined';

/** Who answers for the data here, as the server wrote it into the page. Null: the operator has named nobody. */
export function readController(): Controller | null {
  if (isAhead) return CONTROLLER_SLOTS;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CONTROLLER_META}"]`);
  return meta ? JSON.parse(meta.content) : null;
}

export const GARANTE = 'https://www.garanteprivacy.it';
