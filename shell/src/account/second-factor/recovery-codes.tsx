import { FEW_RECOVERY_CODES, RECOVERY_CODES } from '@wabu/shared/entities/account/second-factor';
import { saveFile } from '@wabu/shared/page';
import { Button, Dialog, showToast, useOverlay } from '@wabu/shared/ui';
import { newRecoveryCodes } from './factors-client.ts';
import styles from './second-factor.module.css';
import { useAction } from './use-action.ts';
import { useFactorWords } from './words/it.ts';

interface RecoveryCodesProps {
  left: number;
  hasFactor: boolean;
  onNew: () => void;
}

/** How many recovery codes are left, and the button for new ones. */
export function RecoveryCodes({ left, hasFactor, onNew }: RecoveryCodesProps) {
  const t = useFactorWords();
  const keepCodes = useKeepCodes();
  const { run, ask, isBusy, problem } = useAction();
  const isFew = left <= FEW_RECOVERY_CODES;

  const question = {
    title: t('codes.createTitle'),
    detail: t('codes.createText'),
    confirmLabel: t('codes.createConfirm'),
  };
  const create = async () => {
    await keepCodes(await newRecoveryCodes());
    onNew();
  };
  return (
    <div className={styles.factor}>
      <h3 className={styles.name}>{t('codes.title')}</h3>
      {hasFactor ? (
        <>
          <p className={isFew ? styles.warning : styles.text}>
            {t(isFew ? 'codes.few' : 'codes.left', { left, all: RECOVERY_CODES })}
          </p>
          <Button
            busy={isBusy}
            onClick={() => void (left > 0 ? ask(question, create) : run(create))}
          >
            {t('codes.create')}
          </Button>
        </>
      ) : (
        <p className={styles.text}>{t('codes.none')}</p>
      )}
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </div>
  );
}

/** Returns a function that shows new codes until the person says that they are kept; nothing without codes. */
export function useKeepCodes(): (codes: string[]) => Promise<void> {
  const open = useOverlay();
  return async (codes) => {
    if (codes.length === 0) return;
    await open<true>((answer) => <KeepDialog codes={codes} onKept={() => answer(true)} />);
  };
}

function KeepDialog({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useFactorWords();
  const { run, problem } = useAction(() => t('codes.download'));
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', text: t('codes.copied') });
    });
  const download = () =>
    saveFile(`${t('codes.file')}.txt`, new Blob([text], { type: 'text/plain' }));
  return (
    <Dialog
      title={t('codes.keep')}
      width={400}
      persistent
      onClose={onKept}
      footer={
        <>
          {'clipboard' in navigator && !problem && (
            <Button onClick={() => void copy()}>{t('codes.copy')}</Button>
          )}
          <Button onClick={download}>{t('codes.download')}</Button>
          <Button look="solid" onClick={onKept}>
            {t('codes.kept')}
          </Button>
        </>
      }
    >
      <div className="wabu-stack wabu-gap-4">
        <p>{t('codes.keepText')}</p>
        <ul className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
