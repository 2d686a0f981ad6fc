import { frontendImagesFolder } from '@wabu/shared/entities/frontend';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontend-picture.module.css';
import { usePicture } from './use-picture.ts';

interface FrontendPictureProps {
  /** The frontend's URL, which names its picture folder. */
  url: string;
  name: string;
  kind: 'logo' | 'cover' | 'slide';
}

/** A picture with its name; the default cover and a message when the file is missing. */
export function FrontendPicture({ url, name, kind }: FrontendPictureProps) {
  const t = useFrontendsWords();
  const file = { folder: frontendImagesFolder(url), name };
  const { address, status } = usePicture(file, kind === 'slide' ? 'small' : 'whole');
  const isMissing = status === 'missing';
  return (
    <figure className={styles.picture} data-kind={kind} data-missing={isMissing || undefined}>
      <div className={styles.ground}>
        {address && <img src={address} alt={isMissing ? '' : name} />}
      </div>
      {/* The picture's alt text contains the name already. */}
      <figcaption className={styles.name} aria-hidden={!isMissing && address !== ''}>
        {isMissing ? t('images.missingFile', { name }) : <bdi>{name}</bdi>}
      </figcaption>
    </figure>
  );
}
