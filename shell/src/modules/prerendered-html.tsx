import { pathInLanguage, useLanguage } from '@wabu/shared/i18n';
import { useEffect, useState } from 'react';

/** Shows the prerendered content in place of a module that throws during hydration. */
export function PrerenderedHtml({ content }: { content: DocumentFragment }) {
  const language = useLanguage();
  const [initialLanguage] = useState(language);
  useEffect(() => {
    // Only the server has the page in another language. The path must name the language, because it precedes the stored choice.
    if (language === initialLanguage) return;
    const { pathname, search, hash } = location;
    location.replace(pathInLanguage(pathname, language) + search + hash);
  }, [language, initialLanguage]);
  return (
    <div
      data-prerendered=""
      ref={(element) => {
        element?.replaceChildren(content.cloneNode(true));
      }}
    />
  );
}
