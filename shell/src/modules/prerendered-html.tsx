import { pathInLanguage, useLanguage } from '@wabu/shared/i18n';
import { useEffect, useState } from 'react';

/** The page as the server wrote it, in the place of a module that throws when it draws the same. */
export function PrerenderedHtml({ content }: { content: DocumentFragment }) {
  const language = useLanguage();
  const [writtenIn] = useState(language);
  useEffect(() => {
    // In another language only the server can write it; the address says which, whatever is stored by now.
    if (language === writtenIn) return;
    const { pathname, search, hash } = location;
    location.replace(pathInLanguage(pathname, language) + search + hash);
  }, [language, writtenIn]);
  return (
    <div
      data-prerendered=""
      ref={(place) => {
        place?.replaceChildren(content.cloneNode(true));
      }}
    />
  );
}
