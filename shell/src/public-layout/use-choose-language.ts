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
 * Changes the language in place: texts change, what was typed and the place on the page stay. An address
 * that names its language follows. Words that cannot be loaded leave the choice to the server.
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

/** Shows the language that the address names, as the server does, and where it names none the stored one. */
export function useAddressLanguage(): void {
  const named = languageInPath(useLocation().pathname);
  useEffect(() => {
    if (named !== null && named === currentLanguage()) return;
    const shown = named === null ? restoreLanguage() : showLanguage(named);
    // Words that cannot be loaded leave the page as it is.
    shown.catch(() => undefined);
  }, [named]);
}
