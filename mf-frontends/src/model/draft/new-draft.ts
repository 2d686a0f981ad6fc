import { defaultSections } from '@wabu/shared/entities/default-sections';
import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import type { Draft, SavedFrontend } from './draft.ts';

/** What a new frontend starts with: no place yet, and the two default sections in nine languages. */
export function newDraft(): Draft {
  return {
    URL: '',
    Fornitore: '',
    Logo: '',
    Copertina: '',
    Slideshow: [],
    Localizzazione: { Indirizzo: '', CAP: '', Citta: '', Provincia: '', Nazione: '', email: '' },
    Sezioni: defaultSections() as Draft['Sezioni'],
  };
}

/** A saved frontend as the form takes it. */
export function draftOf(frontend: Frontend): Draft {
  const { URL, Fornitore, Logo, Copertina, Slideshow, Localizzazione, Sezioni } = frontend;
  return { URL, Fornitore, Logo, Copertina, Slideshow, Localizzazione, Sezioni };
}

/** What the editor takes over from the server. */
export function savedOf(frontend: FrontendWithProvenance): SavedFrontend {
  return { draft: draftOf(frontend), version: frontend.version, provenance: frontend.ledger };
}
