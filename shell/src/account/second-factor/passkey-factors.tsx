import { ApiProblem } from '@wabu/api/client';
import { type OwnFactors, secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import { Button, FormField, Input, showToast, useOverlay, useTimeFormat } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { addPasskey, NoNewPasskey, NoPasskeys, removePasskey } from './factors-client.ts';
import { useKeepCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { useAction } from './use-action.ts';
import { useRemovalFocus } from './use-removal-focus.ts';
import { useFactorWords } from './words/it.ts';

interface PasskeyFactorsProps {
  passkeys: OwnFactors['passkeys'];
  onAdded: () => void;
  onRemoved: () => void;
}

/** The passkeys, each with a button that removes it. */
export function PasskeyFactors({ passkeys, onAdded, onRemoved }: PasskeyFactorsProps) {
  const t = useFactorWords();
  const format = useTimeFormat();
  const open = useOverlay();
  const keepCodes = useKeepCodes();
  const { ask, isBusy, problem } = useAction();
  const { heading, removed } = useRemovalFocus(passkeys);

  const add = async () => {
    const codes = await open<string[] | null>((answer) => <PasskeyDialog onAnswer={answer} />);
    if (!codes) return;
    showToast({ kind: 'success', text: t('passkeys.added') });
    await keepCodes(codes);
    onAdded();
  };
  const remove = (id: string, name: string) => {
    const question = {
      title: t('passkeys.removeTitle', { name }),
      detail: t('passkeys.removeText'),
      confirmLabel: t('passkeys.remove'),
      danger: true,
    };
    return ask(question, async () => {
      await removePasskey(id);
      showToast({ kind: 'success', text: t('passkeys.removed') });
      removed();
      onRemoved();
    });
  };
  return (
    <div className={styles.factor}>
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
        {t('passkeys.title')}
      </h3>
      <p className={styles.text}>{t('passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="wabu-stack wabu-full">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={styles.item}>
              <span>
                <bdi>{name}</bdi>
                <span className="wabu-block wabu-muted wabu-small">
                  {t('passkeys.created', { date: format(createdAt) })}
                  {lastUsedAt !== null && `, ${t('passkeys.used', { date: format(lastUsedAt) })}`}
                </span>
              </span>
              <Button
                aria-label={t('passkeys.removeLabel', { name })}
                busy={isBusy}
                onClick={() => void remove(id, name)}
              >
                {t('passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => void add()}>{t('passkeys.add')}</Button>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </div>
  );
}

function PasskeyDialog({ onAnswer }: { onAnswer: (codes: string[] | null) => void }) {
  const t = useFactorWords();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => t('passkeys.nameDefault'));
  const { run, isBusy, problem } = useAction((error) => {
    if (error instanceof NoPasskeys) return t('passkeys.unsupported');
    if (error instanceof NoNewPasskey) return t('passkeys.declined');
    // The sentence of the server also names other ways to sign in.
    const isRejected =
      error instanceof ApiProblem &&
      error.problem.messageCode === secondFactorMessages.wrongPasskey;
    return isRejected ? t('passkeys.wrong') : undefined;
  });
  return (
    <FormDialog
      title={t('passkeys.addTitle')}
      width={400}
      initialFocus={field}
      submitLabel={t('passkeys.create')}
      isBusy={isBusy}
      onSubmit={() => void run(async () => onAnswer(await addPasskey(name)))}
      onClose={() => onAnswer(null)}
    >
      <FormField label={t('passkeys.name')} hint={t('passkeys.nameHint')} error={problem}>
        <Input
          ref={field}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </FormField>
    </FormDialog>
  );
}
