import {
  cardElements,
  cardSlot,
  LIST_ELEMENT,
  type ListedMicrosite,
} from '@wabu/shared/entities/microsites/listed-microsite';
import { isPrerendering } from '@wabu/shared/page';
import { createElement } from 'react';
import { usePublicWords } from '../page/public-words.ts';
import { MicrositeCard, MicrositeList } from './microsite-list.tsx';
import { useMicrosites } from './use-microsites.ts';

/** The published microsites; nothing while there is none. The server fills the prerendered cards. */
export const Microsites = isPrerendering ? Templates : LoadedMicrosites;

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

function Templates() {
  const t = usePublicWords();
  const list = (
    <MicrositeList title={t('home.microsites')} search={t('search.title')}>
      {createElement(cardElements.picture, null, <MicrositeCard microsite={template} />)}
      {createElement(
        cardElements.plain,
        null,
        <MicrositeCard microsite={{ ...template, picture: null }} />,
      )}
    </MicrositeList>
  );
  return createElement(LIST_ELEMENT, null, list);
}

/** A microsite whose values are slots. */
const template = {
  ...slots('name', 'town', 'words', 'lang', 'dir'),
  // A path begins with a slash, which joins the language prefix.
  path: `/${cardSlot('path')}`,
  picture: slots('src', 'srcSet', 'width', 'height'),
} as unknown as ListedMicrosite;

function slots(...keys: string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, cardSlot(key)]));
}
