import { useQuery } from '@tanstack/react-query';
import type { PreviewAnswer } from '@wabu/shared/entities/microsites/preview';
import {
  Button,
  FormField,
  Input,
  showToast,
  useConfirm,
  useFailureAlert,
  useTimeFormat,
} from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import {
  createPreviewLink,
  previewLinkQuery,
  withdrawPreviewLink,
} from '../api/preview-link-calls.ts';
import { PanelText, RecordPanel } from '../parts/record-panel.tsx';
import { useSteps } from '../parts/use-steps.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './supplier-link.module.css';

interface SupplierLinkProps {
  url: string;
  version: number;
  canShare: boolean;
}

export function SupplierLink({ url, version, canShare }: SupplierLinkProps) {
  const t = useFrontendsWords();
  const formatTime = useTimeFormat();
  const { state, isError, retry, address, step, create, withdraw } = useSupplierLink({
    url,
    version,
  });
  const link = state?.link ?? null;
  const facts = () => {
    if (link === null) return canShare ? t('link.none') : t('link.noneToRead');
    const { createdBy: who, createdAt, expiresAt } = link;
    return t('link.valid', { who, date: formatTime(createdAt), until: formatTime(expiresAt) });
  };
  return (
    <RecordPanel
      title={t('link.title')}
      buttons={
        canShare &&
        state && (
          <>
            {link && (
              <Button size="sm" busy={step === 'withdraw'} onClick={() => void withdraw()}>
                {t('link.withdraw')}
              </Button>
            )}
            <Button size="sm" busy={step === 'create'} onClick={() => void create()}>
              {t('link.create')}
            </Button>
          </>
        )
      }
    >
      {isError && !state && (
        <p role="alert">
          {t('link.notLoaded')}{' '}
          <Button size="sm" look="quiet" onClick={retry}>
            {t('actions.retry')}
          </Button>
        </p>
      )}
      {state && <PanelText kind="facts">{facts()}</PanelText>}
      {link && link.version !== version && <PanelText kind="hint">{t('link.older')}</PanelText>}
      {link && address !== null && <LinkAddress address={address} />}
      {state && state.answers.length > 0 && (
        <AnswerList answers={state.answers} version={version} />
      )}
    </RecordPanel>
  );
}

/** The address of a new link, to copy. The server answers it once. */
function LinkAddress({ address }: { address: string }) {
  const t = useFrontendsWords();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', text: t('link.copied') });
    } catch {
      // Without a secure context the address stays selected.
      showToast({ text: t('link.copyByHand') });
    }
  };
  return (
    <div className={styles.address}>
      <FormField label={t('link.address')} note={t('link.once')}>
        <Input
          ref={field}
          readOnly
          dir="ltr"
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </FormField>
      <Button size="sm" look="solid" onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
    </div>
  );
}

interface AnswerListProps {
  answers: readonly PreviewAnswer[];
  version: number;
}

/** What the supplier answered. An approval of an older version does not count any more. */
function AnswerList({ answers, version }: AnswerListProps) {
  const t = useFrontendsWords();
  const formatTime = useTimeFormat();
  return (
    <ul className={styles.answers} aria-label={t('link.answers')}>
      {answers.map(({ kind, text, at, version: seen }) => {
        const isCurrent = seen === version;
        const word = kind === 'comment' ? 'commented' : isCurrent ? 'approved' : 'approvedOlder';
        return (
          <li key={`${kind} ${at} ${text}`}>
            <PanelText kind={kind === 'approval' && isCurrent ? 'success' : 'facts'}>
              {t(`link.${word}`, { date: formatTime(at) })}
              {kind === 'comment' && !isCurrent && ` ${t('link.onOlder')}`}
            </PanelText>
            {text !== '' && (
              <p className={styles.comment} dir="auto">
                {text}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface LinkTarget {
  url: string;
  version: number;
}

function useSupplierLink({ url, version }: LinkTarget) {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const alertFailure = useFailureAlert();
  const { data, isError, refetch } = useQuery(previewLinkQuery(url));
  const [address, setAddress] = useState<string | null>(null);
  const { step, attempt } = useSteps<'create' | 'withdraw'>({
    changed: ['previews'],
    onFail: (error) => alertFailure(t('requestFailed'), error),
  });

  async function create(): Promise<void> {
    const question = { title: t('link.replace'), detail: t('link.replaceDetail') };
    if (data?.link && !(await confirm({ ...question, confirmLabel: t('link.create') }))) return;
    await attempt('create', async () => {
      const { path } = await createPreviewLink(url, version);
      setAddress(window.location.origin + path);
    });
  }

  async function withdraw(): Promise<void> {
    const question = { danger: true, title: t('link.question'), detail: t('link.questionDetail') };
    if (!(await confirm({ ...question, confirmLabel: t('link.withdraw') }))) return;
    await attempt('withdraw', async () => {
      await withdrawPreviewLink(url);
      setAddress(null);
      showToast({ kind: 'success', text: t('link.withdrawn') });
    });
  }

  return { state: data, isError, retry: () => void refetch(), address, step, create, withdraw };
}
