import { defaultSections } from '@wabu/shared/entities/default-sections';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import { demoAltTexts } from './demo-alt-texts.ts';
import { demoFacts } from './demo-facts.ts';
import { demoMicrosites } from './demo-microsites.ts';
import { demoSuppliers } from './demo-suppliers.ts';

type Demo = (typeof demoMicrosites)[number];

/** Microsites of some demo suppliers. */
export const demoFrontends = (): { input: FrontendInput; taxId: string }[] =>
  demoMicrosites.map((demo) => ({ taxId: demo.taxId, input: toInput(demo) }));

/** True for a demo microsite that visitors find. */
export const isPublishedDemo = (URL: string) =>
  demoMicrosites.some((demo) => demo.URL === URL && demo.included !== undefined);

function toInput({ URL, taxId, heading, about, included, notIncluded }: Demo): FrontendInput {
  const supplier = demoSuppliers.find(({ PIVA }) => PIVA === taxId);
  const first = { id: 'about', visible: true, NomeSezione: heading, Contenuto: about };
  const others = defaultSections().map((section) => ({
    ...section,
    Contenuto: { ...section.Contenuto, ...(section.id === 'included' ? included : notIncluded) },
  }));
  return {
    URL,
    Fornitore: supplier?.Nome ?? '',
    Logo: 'logo.svg',
    Copertina: 'copertina.svg',
    Slideshow: ['mattino.svg', 'mezzogiorno.svg', 'tramonto.svg'],
    Localizzazione: {
      Indirizzo: supplier?.Indirizzo ?? '',
      CAP: supplier?.CAP ?? '',
      Citta: supplier?.Citta ?? '',
      Provincia: supplier?.Provincia ?? '',
      Nazione: 'Italia',
      email: supplier?.email ?? '',
    },
    Sezioni: [first, ...others],
    altTexts: demoAltTexts,
    legal: { offer: 'other' },
    facts: demoFacts[URL],
  };
}
