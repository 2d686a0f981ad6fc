import type { ConfirmationMethod } from '@wabu/shared/entities/problem';
import { session } from '@wabu/shared/session';
import { Button, FormField, Input } from '@wabu/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useRetryAfterMessage } from '../../session/retry-after-words.ts';
import {
  type Confirmation,
  confirmByPasskey,
  confirmByPassword,
  stopPasskey,
} from './confirm-session.ts';
import styles from './relogin-dialog.module.css';
import { useConfirmWords } from './words/it.ts';

interface ConfirmDialogProps {
  hasPasskey: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks who is there over the page, before an action that the server does only for a confirmed session. */
export function ConfirmDialog({ hasPasskey, onAnswer }: ConfirmDialogProps) {
  const t = useConfirmWords();
  const password = useRef<HTMLInputElement>(null);
  const { confirm, busy, problem } = useConfirmation(onAnswer);
  const decline = useEffectEvent(() => onAnswer(false));
  // Another dialog takes over when the session ends.
  useEffect(() => session.subscribe(({ status }) => status !== 'signed-in' && decline()), []);
  async function submit() {
    const field = password.current;
    if (!field) return;
    if (await confirm('password', () => confirmByPassword(field.value))) return;
    field.value = '';
    field.focus();
  }
  return (
    <FormDialog
      width={400}
      title={t('title')}
      initialFocus={password}
      submitLabel={t('confirm')}
      isBusy={busy === 'password'}
      onSubmit={() => void submit()}
      onClose={() => onAnswer(false)}
    >
      <p>{t(hasPasskey ? 'textWithPasskey' : 'text')}</p>
      {/* So that a password manager knows whose password it is. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={session.user()?.username ?? ''}
      />
      <FormField label={t('password')} error={problem?.password}>
        <Input ref={password} name="password" type="password" autoComplete="current-password" />
      </FormField>
      {hasPasskey && (
        <Button busy={busy !== undefined} onClick={() => void confirm('passkey', confirmByPasskey)}>
          {t('usePasskey')}
        </Button>
      )}
      <div role="alert">{problem?.passkey && <p className={styles.wait}>{problem.passkey}</p>}</div>
    </FormDialog>
  );
}

function useConfirmation(onAnswer: (isConfirmed: boolean) => void) {
  const t = useConfirmWords();
  const retryAfterMessage = useRetryAfterMessage();
  const [busy, setBusy] = useState<ConfirmationMethod>();
  const [problem, setProblem] = useState<{ [method in ConfirmationMethod]?: string }>();
  const latest = useRef<ConfirmationMethod>(undefined);
  const end = useEffectEvent(() => latest.current === 'passkey' && void stopPasskey());
  useEffect(() => () => void end(), []);
  /** Resolves to true when there is nothing more to ask. While the browser asks for a passkey, a password goes first. */
  async function confirm(
    by: ConfirmationMethod,
    ask: () => Promise<Confirmation>,
  ): Promise<boolean> {
    if (busy === by || busy === 'password') return true;
    if (busy === 'passkey') void stopPasskey();
    latest.current = by;
    setBusy(by);
    setProblem(undefined);
    const outcome = await ask();
    if (latest.current !== by) return true;
    latest.current = undefined;
    setBusy(undefined);
    if (outcome === 'confirmed') onAnswer(true);
    else
      setProblem({ [by]: typeof outcome === 'number' ? retryAfterMessage(outcome) : t(outcome) });
    return outcome === 'confirmed';
  }
  return { confirm, busy, problem };
}
