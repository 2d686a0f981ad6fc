import { IconClose } from '@wabu/shared/ui';
import { RotateCcw } from 'lucide-react';
import { IconButton } from '../parts/icon-button.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './upload-list.module.css';
import type { UploadItem, UploadQueue } from './upload-queue.ts';

export function UploadList({ items, queue }: { items: readonly UploadItem[]; queue: UploadQueue }) {
  const t = useFrontendsWords();
  const shown = items.filter(({ state }) => state !== 'exists');
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={t('upload.queue')}>
          {shown.map((item) => (
            <Upload key={item.id} item={item} queue={queue} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Upload({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const t = useFrontendsWords();
  const { id, file, name, state, sent } = item;
  const isOpen = state === 'waiting' || state === 'sending';
  const canRetry = state === 'failed' || state === 'cancelled';
  return (
    <li className={styles.item} data-state={state}>
      <span className="wabu-stack">
        <bdi className="wabu-clip">{name}</bdi>
        {name !== file.name && (
          <bdi className="wabu-muted wabu-tiny wabu-break">
            {t('upload.before', { name: file.name })}
          </bdi>
        )}
      </span>
      <span className={styles.state}>
        {isOpen ? (
          <progress aria-label={t('upload.progress', { name })} max={1} value={sent} />
        ) : (
          <StateWords item={item} />
        )}
      </span>
      <span className={styles.buttons}>
        {canRetry && (
          <IconButton
            label={t('upload.retry', { name })}
            icon={<RotateCcw size={16} aria-hidden="true" />}
            onPress={() => queue.retry(id)}
          />
        )}
        <IconButton
          label={t(isOpen ? 'upload.cancel' : 'upload.close', { name })}
          icon={<IconClose size={16} aria-hidden="true" />}
          onPress={() => (isOpen ? queue.cancel(id) : queue.remove(id))}
        />
      </span>
    </li>
  );
}

function StateWords({ item: { state, problem } }: { item: UploadItem }) {
  const t = useFrontendsWords();
  if (state === 'done') return t('upload.done');
  if (state === 'cancelled') return t('upload.cancelled');
  return (
    <span role="alert" className="wabu-stack">
      <strong>{t('upload.failed')}</strong>
      <bdi>{problem}</bdi>
    </span>
  );
}
