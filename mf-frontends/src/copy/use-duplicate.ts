import { useQueryClient } from '@tanstack/react-query';
import type { FrontendAddress, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { randomId } from '@wabu/shared/entities/random-id';
import { showToast, useUndoAction } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { copyPictures } from '../api/copy-pictures.ts';
import { addFrontend } from '../api/frontend-calls.ts';
import { findSupplier } from '../api/use-suppliers.ts';
import { type DuplicatedPart, duplicateOf } from '../model/copy/duplicate.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

export function useDuplicate() {
  const t = useFrontendsWords();
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [copied, setCopied] = useState<{ done: number; total: number } | null>(null);
  /** A repeated attempt is the same creation, unless another URL or other parts are asked for. */
  const attempt = useRef({ asked: '', key: '', batch: '' });

  async function duplicate(
    frontend: FrontendWithProvenance,
    url: string,
    parts: readonly DuplicatedPart[],
  ): Promise<string> {
    const asked = JSON.stringify([url, parts]);
    if (attempt.current.asked !== asked)
      attempt.current = { asked, key: randomId(), batch: randomId() };
    const { key, batch } = attempt.current;
    setCopied({ done: 0, total: 0 });
    try {
      const address = parts.includes('address') ? null : await addressOf(frontend.Fornitore);
      const { draft, origins, pictures } = duplicateOf(frontend, url, parts, address);
      const total = pictures.length;
      setCopied({ done: 0, total });
      const { URL } = await addFrontend({ draft, origins }, { key, batch });
      const failed = await copyPictures(pictures, { from: frontend.URL, to: URL }, (done) =>
        setCopied({ done, total }),
      );
      void queries.invalidateQueries({ queryKey: ['frontends'] });
      showToast({
        kind: 'success',
        text: t('copy.duplicated', { url: URL }),
        actions: [undoAction(batch)],
      });
      if (failed.length > 0)
        showToast({ kind: 'error', text: t('save.imagesNotCopied', { names: failed.join(', ') }) });
      return URL;
    } finally {
      setCopied(null);
    }
  }
  return { duplicate, copied };
}

async function addressOf(name: string): Promise<FrontendAddress | null> {
  const supplier = await findSupplier(name);
  if (supplier === null) return null;
  const { Indirizzo, CAP, Citta, Provincia, Nazione, email } = supplier;
  // Of a foreign supplier the country is not known.
  const country = Nazione === 'Italia' ? Nazione : '';
  return { Indirizzo, CAP, Citta, Provincia, Nazione: country, email };
}
