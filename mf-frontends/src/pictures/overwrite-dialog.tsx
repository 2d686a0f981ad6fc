import { useObjectUrl } from '@wabu/shared/pictures';
import { Button, Dialog } from '@wabu/shared/ui';
import { useRef } from 'react';
import { freeName } from '../api/upload-image.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './overwrite-dialog.module.css';
import { PictureFacts } from './picture-facts.tsx';
import type { UploadItem, UploadQueue } from './upload-queue.ts';
import type { ListedPicture } from './use-folder.ts';
import { usePicture } from './use-picture.ts';
import { usePictureDetails } from './use-picture-details.ts';

interface OverwriteDialogProps {
  folder: string;
  item: UploadItem;
  queue: UploadQueue;
  pictures: readonly ListedPicture[];
}

export function OverwriteDialog({ folder, item, queue, pictures }: OverwriteDialogProps) {
  const t = useFrontendsWords();
  const { id, name, file } = item;
  const safe = useRef<HTMLButtonElement>(null);
  const old = usePicture({ folder, name }, 'small');
  const fresh = useObjectUrl(file);
  const formatDetails = usePictureDetails();
  const stored = pictures.find((picture) => picture.name === name);
  const taken = pictures.map((picture) => picture.name);
  return (
    <Dialog
      role="alertdialog"
      width={600}
      title={t('upload.exists', { name })}
      initialFocus={safe}
      onClose={() => queue.cancel(id)}
      footer={
        <>
          <Button look="quiet" onClick={() => queue.cancel(id)}>
            {t('actions.close')}
          </Button>
          <Button onClick={() => queue.acceptExisting(id)}>{t('upload.useOld')}</Button>
          <Button ref={safe} onClick={() => queue.retry(id, { name: freeName(name, taken) })}>
            {t('upload.keepBoth')}
          </Button>
          <Button look="danger" onClick={() => queue.retry(id, { replace: true })}>
            {t('upload.replace')}
          </Button>
        </>
      }
    >
      <p>{t('upload.existsDetail')}</p>
      <div className={styles.both}>
        {[
          { label: t('upload.old'), address: old.address, known: stored && formatDetails(stored) },
          { label: t('upload.new'), address: fresh, known: formatDetails(file) },
        ].map(({ label, address, known }) => (
          <figure key={label} className={styles.picture}>
            <figcaption>{label}</figcaption>
            {address && <img src={address} alt={`${name}, ${label}`} />}
            {known && <PictureFacts facts={known} />}
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
