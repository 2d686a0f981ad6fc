import type { RegistryModule } from '@wabu/shared/module';
import { useShellWords } from '../words/shell-words.ts';
import styles from './override-banner.module.css';
import { isOverridden, removeOverride } from './registry/overrides.ts';

/** Visible while this browser runs module versions other than the live ones. */
export function OverrideBanner({ modules }: { modules: RegistryModule[] }) {
  const t = useShellWords();
  const overridden = modules.filter(isOverridden);
  if (overridden.length === 0) return null;
  const names = overridden.map(({ id, version }) => `${id} ${version}`).join(', ');
  const reset = () => {
    for (const { id } of overridden) removeOverride(id);
    location.reload();
  };
  return (
    <aside className={styles.banner}>
      <span>
        {t('override.text')} <bdi dir="ltr">{names}</bdi>
      </span>
      <button type="button" className={styles.reset} onClick={reset}>
        {t('override.drop')}
      </button>
    </aside>
  );
}
