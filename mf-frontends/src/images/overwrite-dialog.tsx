import { Button, Dialog } from '@wabu/shared/ui';
import { useRef } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './overwrite-dialog.module.css';
import { freeName } from './upload-image.ts';
import type { UploadItem, UploadQueue } from './upload-queue.ts';
import { useObjectUrl, usePicture } from './use-picture.ts';

interface OverwriteDialogProps {
  folder: string;
  item: UploadItem;
  queue: UploadQueue;
  taken: readonly string[];
}

/** A picture of this name is there already: both are shown, and nothing is replaced unasked. */
export function OverwriteDialog({ folder, item, queue, taken }: OverwriteDialogProps) {
  const t = useFrontendsWords();
  const { id, name, file } = item;
  const safe = useRef<HTMLButtonElement>(null);
  const old = usePicture({ folder, name }, 'small');
  const fresh = useObjectUrl(file);
  return (
    <Dialog
      role="alertdialog"
      width={500}
      title={t('upload.exists', { name })}
      initialFocus={safe}
      onClose={() => queue.cancel(id)}
      footer={
        <>
          <Button look="quiet" onClick={() => queue.cancel(id)}>
            {t('actions.cancel')}
          </Button>
          <Button onClick={() => queue.settle(id)}>{t('upload.useOld')}</Button>
          <Button ref={safe} onClick={() => queue.again(id, { name: freeName(name, taken) })}>
            {t('upload.keepBoth')}
          </Button>
          <Button look="danger" onClick={() => queue.again(id, { replace: true })}>
            {t('upload.replace')}
          </Button>
        </>
      }
    >
      <p>{t('upload.existsDetail')}</p>
      <div className={styles.both}>
        {[
          { label: t('upload.old'), address: old.address },
          { label: t('upload.new'), address: fresh },
        ].map(({ label, address }) => (
          <figure key={label} className={styles.picture}>
            <figcaption>{label}</figcaption>
            {address && <img src={address} alt={`${name}, ${label}`} />}
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
