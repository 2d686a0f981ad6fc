import { type AltText, altTextOf } from '@wabu/shared/entities/alt-texts';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { publicCodes } from '@wabu/shared/entities/legal/legal';
import { publicCredit } from '@wabu/shared/entities/legal/picture-credit';
import { pictureNames } from '@wabu/shared/entities/microsite';
import { textHash } from '@wabu/shared/entities/translation-provenance';

/**
 * A hash of everything in a frontend's record that publication makes public. A published snapshot keeps the
 * hash of its record, so equal hashes mean that there is nothing to publish.
 */
export function publicHash(frontend: Frontend, supplierId: string): string {
  const { URL, Logo, Copertina, Slideshow, Localizzazione, Sezioni, altTexts, legal, facts } =
    frontend;
  const sections = Sezioni.filter(({ visible }) => visible).map(
    ({ id, NomeSezione, Contenuto }) => [id, NomeSezione, Contenuto],
  );
  const texts = pictureNames(frontend).map((name) => publicText(altTextOf(altTexts, name)));
  const shown = [normaliseFrontendUrl(URL), supplierId, Logo, Copertina, Slideshow, Localizzazione];
  // Without codes and facts it equals the hash of records from before there were any.
  const codes = publicCodes(legal);
  return textHash(
    JSON.stringify([
      ...shown,
      sections,
      texts,
      ...(codes ? [codes] : []),
      ...(facts ? [facts] : []),
    ]),
  );
}

function publicText(altText: AltText | undefined) {
  if (altText === undefined) return null;
  const { author: _, licence: __, ...shown } = altText;
  const credit = publicCredit(altText);
  return { ...shown, ...(credit && { credit }) };
}
