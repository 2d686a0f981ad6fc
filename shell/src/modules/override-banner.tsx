import type { RegistryModule } from '@wabu/shared/module';
import { useShellWords } from '../words/shell-words.ts';
import styles from './override-banner.module.css';
import { isOverridden, removeOverride } from './registry/overrides.ts';

/** Always in sight while this browser shows other versions than everybody's: nobody forgets a trial. */
export function OverrideBanner({ modules }: { modules: RegistryModule[] }) {
  const t = useShellWords();
  const tried = modules.filter(isOverridden);
  if (tried.length === 0) return null;
  const names = tried.map(({ id, version }) => `${id} ${version}`).join(', ');
  const drop = () => {
    for (const { id } of tried) removeOverride(id);
    location.reload();
  };
  return (
    <aside className={styles.banner}>
      <span>
        {t('override.text')} <bdi dir="ltr">{names}</bdi>
      </span>
      <button type="button" className={styles.drop} onClick={drop}>
        {t('override.drop')}
      </button>
    </aside>
  );
}
