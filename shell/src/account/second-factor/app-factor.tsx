import type { NewTotp } from '@wabu/shared/entities/account/second-factor';
import {
  Button,
  FormField,
  Input,
  lazyPart,
  showToast,
  useOverlay,
  useTimeFormat,
} from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { activateTotp, removeTotp, startTotp } from './factors-client.ts';
import { useKeepCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { useAction } from './use-action.ts';
import { useFactorWords } from './words/it.ts';

const QrCode = lazyPart(
  async () => (await import(/* webpackChunkName: "step" */ './qr-code.tsx')).QrCode,
  <div className={styles.qr} />,
);

interface AppFactorProps {
  /** Milliseconds since 1970; null without an app. */
  since: number | null;
  onAdded: () => void;
  onRemoved: () => void;
}

/** The authenticator app: connected by a QR code and its first code. */
export function AppFactor({ since, onAdded, onRemoved }: AppFactorProps) {
  const t = useFactorWords();
  const format = useTimeFormat();
  const open = useOverlay();
  const keepCodes = useKeepCodes();
  const { run, ask, isBusy, problem } = useAction();

  const add = () =>
    run(async () => {
      const totp = await startTotp();
      const codes = await open<string[] | null>((answer) => (
        <AppDialog totp={totp} onAnswer={answer} />
      ));
      if (!codes) return;
      showToast({ kind: 'success', text: t('app.added') });
      await keepCodes(codes);
      onAdded();
    });
  const question = {
    title: t('app.removeTitle'),
    detail: t('app.removeText'),
    confirmLabel: t('app.removeConfirm'),
    danger: true,
  };
  const remove = () =>
    ask(question, async () => {
      await removeTotp();
      showToast({ kind: 'success', text: t('app.removed') });
      onRemoved();
    });
  return (
    <div className={styles.factor}>
      <h3 className={styles.name}>{t('app.title')}</h3>
      <p className={styles.text}>
        {since === null ? t('app.off') : t('app.on', { date: format(since) })}
      </p>
      <Button busy={isBusy} onClick={() => void (since === null ? add() : remove())}>
        {t(since === null ? 'app.add' : 'app.remove')}
      </Button>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </div>
  );
}

interface AppDialogProps {
  totp: NewTotp;
  onAnswer: (codes: string[] | null) => void;
}

function AppDialog({ totp, onAnswer }: AppDialogProps) {
  const t = useFactorWords();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { run, isBusy, problem } = useAction();
  const submit = () =>
    run(async () => onAnswer(await activateTotp(code))).then(() => field.current?.focus());
  return (
    <FormDialog
      title={t('app.add')}
      width={400}
      persistent
      initialFocus={field}
      submitLabel={t('app.activate')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={() => onAnswer(null)}
    >
      <p>{t('app.scan')}</p>
      <QrCode className={styles.qr} text={totp.uri} label={t('app.qr')} />
      <div>
        <p className={styles.text}>{t('app.manual')}</p>
        <code className="wabu-break">{totp.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </div>
      <FormField label={t('app.code')} error={problem}>
        <Input
          ref={field}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          dir="ltr"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </FormField>
    </FormDialog>
  );
}
