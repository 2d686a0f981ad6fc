import {
  changeLanguage,
  type LanguageCode,
  pathInLanguage,
  restoreLanguage,
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

/** Goes to the stored language, once, unless the address names one: that was chosen more explicitly. */
export function useStoredLanguage(): void {
  const { prefix } = splitPath(useLocation().pathname);
  const isOpen = prefix === '';
  useEffect(() => {
    if (isOpen) restoreLanguage().catch(() => undefined);
  }, [isOpen]);
}
