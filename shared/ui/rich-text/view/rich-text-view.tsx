import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { useLayoutEffect, useRef } from 'react';
import { richTextBlocks } from '../../../entities/rich-text/rules.ts';
import { sanitiseToNodes } from '../html/html.ts';
import styles from './content.module.css';

interface RichTextViewProps {
  html: string;
  language: LanguageCode;
  /** False where a click opens the editor instead of following a link. */
  linksWork?: boolean;
}

function speak(fragment: DocumentFragment, language: LanguageCode): void {
  const { html, direction } = languageOf(language);
  for (const block of fragment.querySelectorAll(richTextBlocks.join())) {
    if (!block.hasAttribute('dir')) block.setAttribute('dir', direction);
    if (!block.hasAttribute('lang')) block.setAttribute('lang', html);
  }
}

/** Shows stored HTML, sanitised again, with its `lang` and `dir`, without assigning to innerHTML. */
export function RichTextView({ html, language, linksWork = true }: RichTextViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = sanitiseToNodes(html);
    speak(fragment, language);
    if (!linksWork) for (const link of fragment.querySelectorAll('a')) link.tabIndex = -1;
    place.current?.replaceChildren(fragment);
  }, [html, language, linksWork]);
  const { html: lang, direction } = languageOf(language);
  return <div ref={place} className={styles.content} lang={lang} dir={direction} />;
}
