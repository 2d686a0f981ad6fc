import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { randomId } from '@wabu/shared/entities/random-id';
import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import { Button, Dialog, Skeleton, useFailureAlert, useTimeFormat } from '@wabu/shared/ui';
import { useState } from 'react';
import { findRequests, mergeRequest } from '../api/request-calls.ts';
import { useRequestWords } from '../words/request-words.ts';
import styles from './merge-dialog.module.css';

interface MergeDialogProps {
  request: VisitorRequest;
  onMerged: (saved: VisitorRequest, batch: string) => void;
  onClose: () => void;
}

/** Takes the messages of another request of the same person into this one. */
export function MergeDialog({ request, onMerged, onClose }: MergeDialogProps) {
  const t = useRequestWords();
  const format = useTimeFormat();
  const queries = useQueryClient();
  const fail = useFailureAlert();
  const [isBusy, setBusy] = useState(false);
  const { email } = request;
  const found = useQuery({
    queryKey: ['requests', 'of', email],
    queryFn: ({ signal }) => findRequests({ text: email, limit: MAX_PAGE_ROWS }, signal),
    staleTime: 0,
  });
  const others = found.data?.records.filter(
    (other) => other.id !== request.id && other.email.toLowerCase() === email.toLowerCase(),
  );
  async function merge(other: string): Promise<void> {
    setBusy(true);
    const batch = randomId();
    try {
      onMerged(await mergeRequest(request, other, batch), batch);
      onClose();
    } catch (error) {
      await fail(t('failed.merge'), error);
      setBusy(false);
    }
    void queries.invalidateQueries({ queryKey: ['requests'] });
  }
  return (
    <Dialog
      title={t('merge.title')}
      width={600}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('merge.close')}</Button>}
    >
      <div className="wabu-stack wabu-gap-4">
        <p>{t('merge.text', { email })}</p>
        {found.isPending && <Skeleton rows={2} />}
        {found.isError && <p role="alert">{t('merge.failed')}</p>}
        {others?.length === 0 && <p>{t('merge.none')}</p>}
        <ul className="wabu-stack wabu-gap-2">
          {others?.map((other) => (
            <li key={other.id} className={styles.other}>
              <span className="wabu-stack">
                <span className="wabu-muted wabu-small">
                  {`${format(other.createdAt)} · ${t(`state.${other.state}`)}`}
                </span>
                <span dir="auto">{other.excerpt}</span>
              </span>
              <Button size="sm" busy={isBusy} onClick={() => void merge(other.id)}>
                {t('merge.take')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
