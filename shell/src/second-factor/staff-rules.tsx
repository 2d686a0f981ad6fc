import { useQuery } from '@tanstack/react-query';
import { type Role, roles } from '@wabu/shared/entities/permissions';
import { useSession } from '@wabu/shared/session';
import { Button, Skeleton, showToast, Toggle, useConfirm } from '@wabu/shared/ui';
import { useId } from 'react';
import { readRequired, removeFactorsOf, requireFactors } from './factors-client.ts';
import styles from './second-factor.module.css';
import { useAction } from './use-action.ts';
import { useRemovalFocus } from './use-removal-focus.ts';
import { useFactorWords } from './words/factor-words.ts';

/** For kings: the roles that must have a second factor, and who has one. */
export function StaffRules() {
  const t = useFactorWords();
  const id = useId();
  const { user } = useSession();
  const confirm = useConfirm();
  const { run, isBusy, problem } = useAction();
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
  const remove = async (name: string) => {
    const question = {
      title: t('rules.removeTitle', { name }),
      detail: t('rules.removeText'),
      confirmLabel: t('rules.remove'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    await run(async () => {
      await removeFactorsOf(name);
      showToast({ kind: 'success', text: t('rules.removed', { name }) });
      removed();
      await refetch();
    });
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('rules.title')}
      </h2>
      <p className={styles.text}>{t('rules.text')}</p>
      {!data && !isError && <Skeleton rows={3} />}
      {isError && !data && (
        <div role="alert" className={styles.row}>
          <p>{t('failed')}</p>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </div>
      )}
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
            <ul className={styles.list}>
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
    </section>
  );
}
