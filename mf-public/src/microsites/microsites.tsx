import { LIST_ELEMENT } from '@wabu/shared/entities/microsites/listed-microsite';
import { isPrerendering } from '@wabu/shared/page';
import { createElement } from 'react';
import { usePublicWords } from '../words/public-words.ts';
import { MicrositeCard, MicrositeList } from './microsite-list.tsx';
import { useMicrosites } from './use-microsites.ts';

/** The published microsites; nothing while there is none. In prerendered pages, the place of their template. */
export const Microsites = isPrerendering ? () => createElement(LIST_ELEMENT) : LoadedMicrosites;

function LoadedMicrosites() {
  const t = usePublicWords();
  const microsites = useMicrosites();
  if (microsites.length === 0) return null;
  return (
    <MicrositeList title={t('home.microsites')} search={t('search.title')}>
      {microsites.map((microsite) => (
        <MicrositeCard key={microsite.path} microsite={microsite} />
      ))}
    </MicrositeList>
  );
}
