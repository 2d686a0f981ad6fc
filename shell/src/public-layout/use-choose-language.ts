import {
  changeLanguage,
  currentLanguage,
  type LanguageCode,
  languageInPath,
  pathInLanguage,
  restoreLanguage,
  showLanguage,
  splitPath,
} from '@wabu/shared/i18n';
import { useLocation, useNavigate } from '@wabu/shared/routing';
import { useEffect } from 'react';

/**
 * Changes the language without a page load; typed text and scroll position stay. A language prefix in the
 * address changes too. When the words fail to load, the page loads from the server in that language.
 */
export function useChooseLanguage(): (code: LanguageCode) => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (code) => {
    const address = pathInLanguage(pathname, code) + search + hash;
    changeLanguage(code).then(
      () => {
        if (splitPath(pathname).prefix) {
          void navigate(address, { replace: true, preventScrollReset: true });
        }
      },
      () => location.assign(address),
    );
  };
}

/** Shows the language of the address prefix, or else the stored one. The server uses the same order. */
export function useAddressLanguage(): void {
  const named = languageInPath(useLocation().pathname);
  useEffect(() => {
    if (named !== null && named === currentLanguage()) return;
    const change = named === null ? restoreLanguage() : showLanguage(named);
    // When the words fail to load, the page stays as it is.
    change.catch(() => undefined);
  }, [named]);
}
