import { useStaffLocale } from '@wabu/shared/i18n';
import type { ModuleState, Release } from '@wabu/shared/module/releases';
import { Button } from '@wabu/shared/ui';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { canPreview, isPreviewed, startPreview } from './preview.ts';
import styles from './releases.module.css';

/** A module and its stored releases, each with a button that shows it to this browser. */
export function ReleasedModule({ module }: { module: ModuleState }) {
  const t = useDevtoolsWords();
  const locale = useStaffLocale();
  const { id, live, misfit, program, releases } = module;
  const preview = useAction(async (signal, version: string) => {
    const isKept = await startPreview(signal, id, version);
    if (isKept) location.reload();
    return isKept;
  });
  const factsOf = ({ version, check, commit, note, publishedBy, publishedAt }: Release) =>
    [
      version === live && t('releases.live'),
      version === program && t('releases.program'),
      check === null && t('releases.unchecked'),
      t('releases.keptBy', { by: publishedBy, when: new Date(publishedAt).toLocaleString(locale) }),
      commit,
      note,
    ].filter(Boolean);
  return (
    <section className={styles.module}>
      <h3>
        {id} <code>{live ?? t('releases.retired')}</code>
      </h3>
      {misfit && <p>{misfit}</p>}
      <ul className={styles.versions} aria-label={`${t('releases.kept')}: ${id}`}>
        {releases.map((release) => (
          <li key={release.version}>
            <code>{release.version}</code>
            <span className="wabu-muted wabu-small">{factsOf(release).join(' · ')}</span>
            {isPreviewed(id, release.version) && <span>{t('releases.trying')}</span>}
            {release.version !== live && !isPreviewed(id, release.version) && canPreview(id) && (
              <Button
                onClick={() => void preview.run(release.version)}
                aria-label={`${t('releases.try')}: ${id} ${release.version}`}
              >
                {t('releases.try')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Outcome state={preview.state}>
        {(isKept) => isKept || <p>{t('releases.notKept')}</p>}
      </Outcome>
    </section>
  );
}
