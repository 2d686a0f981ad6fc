import {
  LISTED_CALL,
  LISTED_ID,
  type ListedMicrosite,
} from '@wabu/shared/entities/microsites/listed-microsite';
import { type LanguageCode, useLanguage } from '@wabu/shared/i18n';
import { useEffect, useState } from 'react';

type Microsites = readonly ListedMicrosite[];

/** The list that this tab showed last. */
let lastShown: Microsites | undefined;
let languageOfPage: LanguageCode | null = null;

/** The server writes the list into the home; a failed request leaves the list as it is. */
export function useMicrosites(): Microsites {
  const language = useLanguage();
  const [microsites, setMicrosites] = useState(() => {
    if (lastShown === undefined) {
      lastShown = listOfPage();
      languageOfPage = document.getElementById(LISTED_ID) ? language : null;
    }
    return lastShown;
  });
  useEffect(() => {
    const isShown = languageOfPage === language;
    languageOfPage = null;
    if (isShown) return;
    const request = new AbortController();
    fetchList(language, request.signal).then(
      (list) => {
        lastShown = list;
        setMicrosites(list);
      },
      () => undefined,
    );
    return () => request.abort();
  }, [language]);
  return microsites;
}

function listOfPage(): Microsites {
  const text = document.getElementById(LISTED_ID)?.textContent;
  return text ? (JSON.parse(text) as Microsites) : [];
}

async function fetchList(language: LanguageCode, signal: AbortSignal): Promise<Microsites> {
  const answer = await fetch(`${LISTED_CALL}?language=${language}`, { signal });
  if (!answer.ok) throw new Error(`The list of microsites answered ${answer.status}`);
  return (await answer.json()) as Microsites;
}
