import {
  CONTROLLER_META,
  CONTROLLER_SLOTS,
  type Controller,
} from '@wabu/shared/entities/privacy/controller';
import { isPrerendering } from '@wabu/shared/page';

/** Who answers for the data here, as the server wrote it into the page. Null: the operator has named nobody. */
export function readController(): Controller | null {
  if (isPrerendering) return CONTROLLER_SLOTS;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CONTROLLER_META}"]`);
  return meta ? JSON.parse(meta.content) : null;
}

export const GARANTE = 'https://www.garanteprivacy.it';
