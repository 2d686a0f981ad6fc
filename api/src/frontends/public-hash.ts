import { altTextOf } from '@wabu/shared/entities/alt-texts';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { pictureNames } from '@wabu/shared/entities/microsite';
import { textHash } from '@wabu/shared/entities/translation-provenance';

/**
 * A hash of everything in a frontend's record that publication makes public. A published snapshot keeps the
 * hash of its record, so equal hashes mean that there is nothing to publish.
 */
export function publicHash(frontend: Frontend, supplierId: string): string {
  const { URL, Logo, Copertina, Slideshow, Localizzazione, Sezioni, altTexts } = frontend;
  const sections = Sezioni.filter(({ visible }) => visible).map(
    ({ id, NomeSezione, Contenuto }) => [id, NomeSezione, Contenuto],
  );
  const texts = pictureNames(frontend).map((name) => altTextOf(altTexts, name) ?? null);
  const shown = [normaliseFrontendUrl(URL), supplierId, Logo, Copertina, Slideshow, Localizzazione];
  return textHash(JSON.stringify([...shown, sections, texts]));
}
