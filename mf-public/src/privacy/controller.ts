import {
  CONTROLLER_META,
  CONTROLLER_SLOTS,
  type Controller,
} from '@wabu/shared/entities/privacy/controller';
import { isPrerendering } from '@wabu/shared/page';

/** The data controller (GDPR article 4) from the page's `<meta>`; null when the operator has configured none. */
export function readController(): Controller | null {
  if (isPrerendering) return CONTROLLER_SLOTS;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CONTROLLER_META}"]`);
  return meta ? JSON.parse(meta.content) : null;
}
