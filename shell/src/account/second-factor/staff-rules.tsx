import { useQuery } from '@tanstack/react-query';
import { type Role, roles } from '@wabu/shared/entities/permissions';
import { useSession } from '@wabu/shared/session';
import { Button, showToast, Toggle } from '@wabu/shared/ui';
import { Section } from '../parts/section.tsx';
import { readRequired, removeFactorsOf, requireFactors } from './factors-client.ts';
import { NotLoaded } from './not-loaded.tsx';
import styles from './second-factor.module.css';
import { useAction } from './use-action.ts';
import { useRemovalFocus } from './use-removal-focus.ts';
import { useFactorWords } from './words/it.ts';

/** For kings: the roles that must have a second factor, and who has one. */
export function StaffRules() {
  const t = useFactorWords();
  const { user } = useSession();
  const { run, ask, isBusy, problem } = useAction();
  const { data, isError, refetch } = useQuery({
    queryKey: ['required-factors'],
    queryFn: ({ signal }) => readRequired(signal),
  });
  const { heading, removed } = useRemovalFocus(data?.users);

  const toggle = (role: Role, isOn: boolean) =>
    run(async () => {
      const others = (data?.roles ?? []).filter((one) => one !== role);
      await requireFactors(isOn ? [...others, role] : others);
      showToast({ kind: 'success', text: t('rules.saved') });
      await refetch();
    });
  const remove = (name: string) => {
    const question = {
      title: t('rules.removeTitle', { name }),
      detail: t('rules.removeText'),
      confirmLabel: t('rules.remove'),
      danger: true,
    };
    return ask(question, async () => {
      await removeFactorsOf(name);
      showToast({ kind: 'success', text: t('rules.removed', { name }) });
      removed();
      await refetch();
    });
  };
  return (
    <Section title={t('rules.title')} text={t('rules.text')}>
      {!data && <NotLoaded isError={isError} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.factors}>
          <fieldset className={styles.roles}>
            <legend className={styles.name}>{t('rules.roles')}</legend>
            {roles.map((role) => (
              <Toggle
                key={role}
                label={role}
                checked={data.roles.includes(role)}
                disabled={isBusy}
                onChange={(event) => void toggle(role, event.target.checked)}
              />
            ))}
          </fieldset>
          <div className={styles.factor}>
            <h3 ref={heading} tabIndex={-1} className={styles.name}>
              {t('rules.owners')}
            </h3>
            {data.users.length === 0 && <p className={styles.text}>{t('rules.noOwners')}</p>}
            <ul className="wabu-stack wabu-full">
              {data.users.map((name) => (
                <li key={name} className={styles.item}>
                  <bdi>{name}</bdi>
                  {name === user?.username ? (
                    <span className={styles.text}>{t('rules.you')}</span>
                  ) : (
                    <Button
                      aria-label={t('rules.removeLabel', { name })}
                      busy={isBusy}
                      onClick={() => void remove(name)}
                    >
                      {t('rules.remove')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </div>
          <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
        </div>
      )}
    </Section>
  );
}
