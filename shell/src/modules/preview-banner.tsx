import { endPreview, type RegistryModule } from '@wabu/shared/module';
import { useShellWords } from '../words/it.ts';
import styles from './preview-banner.module.css';

/** Visible while this browser gets other releases than the live ones; one press ends it. */
export function PreviewBanner({ modules }: { modules: RegistryModule[] }) {
  const t = useShellWords();
  const shown = modules.filter(({ isPreview }) => isPreview);
  if (shown.length === 0) return null;
  const names = shown.map(({ id, version }) => `${id} ${version}`).join(', ');
  const end = () => {
    for (const module of shown) endPreview(module);
    location.reload();
  };
  return (
    <aside className={styles.banner}>
      <span>
        {t('preview.text')} <bdi dir="ltr">{names}</bdi>
      </span>
      <button type="button" className={styles.reset} onClick={end}>
        {t('preview.end')}
      </button>
    </aside>
  );
}
