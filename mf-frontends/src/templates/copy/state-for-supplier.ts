import { answer } from '@wabu/api/client';
import { type FrontendAddress, normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { api } from '../../api/frontends-client.ts';
import { findSupplier } from '../../api/use-suppliers.ts';
import { freeUrl } from '../../model/copy/duplicate.ts';
import { urlOfName } from '../../model/copy/url-of-name.ts';
import { type EditorState, editorFor } from '../../model/draft/editor-state.ts';

/** A new form for this supplier. What is filled in counts as unchanged: nobody has typed it. */
export async function stateForSupplier(name: string): Promise<EditorState> {
  const root = urlOfName(name);
  const [Localizzazione, taken] = await Promise.all([addressOf(name), urlsWith(root)]);
  const start = editorFor(null);
  const draft = { ...start.draft, Fornitore: name, ...(Localizzazione && { Localizzazione }) };
  if (root !== '') draft.URL = freeUrl(root, '', taken);
  return { ...start, base: draft, draft };
}

async function urlsWith(text: string): Promise<ReadonlySet<string>> {
  const json = { text, limit: MAX_PAGE_ROWS };
  const { records } = await answer(api.d1.searchfrontends.$post({ json }));
  return new Set(records.map(({ URL }) => normaliseFrontendUrl(URL)));
}

export async function addressOf(name: string): Promise<FrontendAddress | null> {
  const supplier = await findSupplier(name);
  if (supplier === null) return null;
  const { Indirizzo, CAP, Citta, Provincia, Nazione, email } = supplier;
  // Of a foreign supplier the country is not known.
  const country = Nazione === 'Italia' ? Nazione : '';
  return { Indirizzo, CAP, Citta, Provincia, Nazione: country, email };
}
