import { defaultSections } from '@wabu/shared/entities/default-sections';
import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import type { Draft, SavedFrontend } from './draft.ts';

export function newDraft(): Draft {
  return {
    URL: '',
    Fornitore: '',
    Logo: '',
    Copertina: '',
    Slideshow: [],
    Localizzazione: { Indirizzo: '', CAP: '', Citta: '', Provincia: '', Nazione: '', email: '' },
    Sezioni: defaultSections() as Draft['Sezioni'],
    altTexts: {},
    dismissedChecks: {},
    legal: {},
    facts: {},
  };
}

export function draftOf(frontend: Frontend): Draft {
  const { URL, Fornitore, Logo, Copertina, Slideshow, Localizzazione, Sezioni } = frontend;
  const { altTexts = {}, dismissedChecks = {}, legal = {}, facts = {} } = frontend;
  const shown = { URL, Fornitore, Logo, Copertina, Slideshow, Localizzazione, Sezioni };
  return { ...shown, altTexts, dismissedChecks, legal, facts };
}

/** The answer of a save has no provenance. */
export type StoredFrontend = Frontend & Partial<FrontendWithProvenance>;

export function savedOf(frontend: StoredFrontend): SavedFrontend {
  return { draft: draftOf(frontend), version: frontend.version, provenance: frontend.ledger };
}
