import {
  cardElements,
  cardSlot,
  LIST_ELEMENT,
  type ListedMicrosite,
} from '@wabu/shared/entities/microsites/listed-microsite';
import { createElement } from 'react';
import { usePublicWords } from '../words/public-words.ts';
import { MicrositeCard, MicrositeList } from './microsite-list.tsx';

/** The list with two cards whose values are slots: the server repeats and fills them. Browsers never load it. */
export function ListTemplate() {
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
  picture: slots('src', 'srcSet', 'width', 'height', 'x', 'y'),
} as unknown as ListedMicrosite;

function slots(...keys: string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, cardSlot(key)]));
}
