import type { RegistryModule } from '@wabu/shared/module';
import { requestIdle } from '@wabu/shared/page';
import { IconSearch, keysOf, showToast, useHotkey } from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import { useShellWords } from '../../words/it.ts';
import styles from './search-button.module.css';
import { useOpenItem } from './use-open-item.ts';

const KEYS = 'mod+k';

/** In a file that is there already: one of its own costs the home its hashes. */
const load = () => import(/* webpackChunkName: "dialogs" */ './palette-parts.ts');
type Parts = Awaited<ReturnType<typeof load>>;

/** «Cerca» in the header: opens the command palette, as Ctrl K does; `?` opens the sheet of the keys. */
export function SearchButton({ modules }: { modules: RegistryModule[] }) {
  const t = useShellWords();
  const [parts, setParts] = useState<Parts | null>(null);
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  // Here, and not in the palette: its question closes with the component that asks.
  const openItem = useOpenItem();
  const show = async (part: 'palette' | 'keys') => {
    try {
      setParts(await load());
      setShown(part);
    } catch {
      showToast({ kind: 'error', text: t('menu.searchFailed') });
    }
  };
  const group = t('menu.everywhere');
  useHotkey(KEYS, () => void show('palette'), { label: t('menu.searchHint'), group });
  useHotkey('?', () => void show('keys'), { label: t('menu.keys'), group });
  useEffect(loadWhenIdle, []);
  const close = () => setShown(null);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        title={t('menu.searchHint')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void show('palette')}
      >
        <IconSearch size={18} aria-hidden="true" />
        <span className={styles.label}>{t('menu.search')}</span>
        <span className={styles.keys} aria-hidden="true">
          {keysOf(KEYS)}
        </span>
      </button>
      {parts && shown === 'palette' && (
        <parts.CommandPalette
          modules={modules}
          onClose={close}
          onOpen={(item) => {
            close();
            void openItem(item);
          }}
          onKeys={() => setShown('keys')}
        />
      )}
      {parts && shown === 'keys' && <parts.KeyboardSheet onClose={close} />}
    </>
  );
}

/** After the first view. All dialogs are in that file: they have to open without a network, too. */
const IDLE_DELAY_MS = 2_000;

function loadWhenIdle(): () => void {
  let cancel: () => void = () => undefined;
  const timer = setTimeout(() => {
    cancel = requestIdle(() => void load().catch(() => undefined));
  }, IDLE_DELAY_MS);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}
