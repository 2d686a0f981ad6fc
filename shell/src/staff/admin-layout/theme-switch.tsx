import { useLayoutEffect } from 'react';
import { chooseTheme, shownTheme, useTheme } from '../../parts/use-theme.ts';
import { useShellWords } from '../../words/it.ts';
import styles from './theme-switch.module.css';

/** Switches the staff area between light and dark. The default is the system's theme. */
export function ThemeSwitch() {
  const t = useShellWords();
  const theme = useTheme();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
  const next = shownTheme(theme) === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={t(next === 'dark' ? 'menu.dark' : 'menu.light')}
      title={t(next === 'dark' ? 'menu.dark' : 'menu.light')}
      onClick={() => chooseTheme(next)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        {next === 'dark' ? (
          <path fill="currentColor" d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
        ) : (
          <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <circle cx="12" cy="12" r="4" fill="currentColor" />
            <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5" />
          </g>
        )}
      </svg>
    </button>
  );
}
