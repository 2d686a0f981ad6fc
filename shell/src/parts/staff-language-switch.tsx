import { changeLanguage, languageOf, useLanguage } from '@wabu/shared/i18n';
import { useShellWords } from '../words/it.ts';
import styles from './staff-language-switch.module.css';

const codes = ['it', 'en'] as const;

/** Switches the staff area between Italian and English. */
export function StaffLanguageSwitch() {
  const t = useShellWords();
  const current = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" className="wabu-flex wabu-rigid" aria-label={t('menu.language')}>
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.language}
          lang={code}
          aria-label={`${code.toUpperCase()} ${languageOf(code).name}`}
          aria-pressed={code === current}
          onClick={() => {
            // No change, no write: a stored Arabic shows as Italian here and stays Arabic on public pages.
            if (code !== current) changeLanguage(code).catch(() => undefined);
          }}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
