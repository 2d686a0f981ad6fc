import { useStaffLocale } from '@wabu/shared/i18n';
import type { ModuleState } from '@wabu/shared/module/releases';
import { Button } from '@wabu/shared/ui';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { applyOverride, canOverride, isOverridden } from './override.ts';
import styles from './releases.module.css';

/** A released module and its stored versions, each with a button to override it in this browser. */
export function ReleasedModule({ module }: { module: ModuleState }) {
  const t = useDevtoolsWords();
  const locale = useStaffLocale();
  const { id, live, canary, kept } = module;
  const override = useAction(async (signal, version: string) => {
    const isKept = await applyOverride(signal, id, version);
    if (isKept) location.reload();
    return isKept;
  });
  return (
    <section className={styles.module}>
      <h3>
        {id} <code>{live}</code>
      </h3>
      {canary && <p>{t('releases.canary', canary)}</p>}
      <ul className={styles.versions} aria-label={`${t('releases.kept')}: ${id}`}>
        {kept.map(({ version, blocked, stopped, unchecked, publishedBy, publishedAt }) => (
          <li key={version}>
            <code>{version}</code>
            <span className={styles.quiet}>
              {version === live && `${t('releases.live')} · `}
              {blocked && `${t('releases.blocked')} · `}
              {stopped && `${t('releases.stopped')} · `}
              {unchecked && `${t('releases.unchecked')} · `}
              {t('releases.keptBy', {
                by: publishedBy,
                when: new Date(publishedAt).toLocaleString(locale),
              })}
            </span>
            {isOverridden(id, version) ? (
              <span>{t('releases.trying')}</span>
            ) : (
              !blocked &&
              canOverride(id) && (
                <Button
                  onClick={() => void override.run(version)}
                  aria-label={`${t('releases.try')}: ${id} ${version}`}
                >
                  {t('releases.try')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      <Outcome state={override.state}>
        {(isKept) => isKept || <p>{t('releases.notKept')}</p>}
      </Outcome>
    </section>
  );
}
