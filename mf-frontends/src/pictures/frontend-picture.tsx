import { frontendImagesFolder } from '@wabu/shared/entities/frontend';
import { lazyPart } from '@wabu/shared/ui';
import { useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontend-picture.module.css';
import { usePicture } from './use-picture.ts';

interface FrontendPictureProps {
  url: string;
  name: string;
  kind: 'logo' | 'cover' | 'slide';
}

const PictureDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'pictures' */ './picture-dialog.tsx')).PictureDialog,
);

export function FrontendPicture({ url, name, kind }: FrontendPictureProps) {
  const t = useFrontendsWords();
  const [isOpen, setOpen] = useState(false);
  const file = { folder: frontendImagesFolder(url), name };
  const { address, status } = usePicture(file, 'small');
  const isMissing = status === 'missing';
  return (
    <figure className={styles.picture} data-kind={kind} data-missing={isMissing || undefined}>
      {isMissing ? (
        <div className={styles.ground}>{address && <img src={address} alt="" />}</div>
      ) : (
        <button
          type="button"
          className={styles.ground}
          aria-label={t('images.open', { name })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {address && <img src={address} alt={name} />}
        </button>
      )}
      {/* The button contains the name already. */}
      <figcaption className={styles.name} aria-hidden={!isMissing}>
        {isMissing ? t('images.missingFile', { name }) : <bdi title={name}>{name}</bdi>}
      </figcaption>
      {isOpen && <PictureDialog file={file} kind={kind} onClose={() => setOpen(false)} />}
    </figure>
  );
}
