import { Button, useTimeFormat } from '@wabu/shared/ui';
import { PanelText, RecordPanel } from '../parts/record-panel.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { AnswerList } from './answer-list.tsx';
import { LinkAddress } from './link-address.tsx';
import { useSupplierLink } from './use-supplier-link.ts';

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
