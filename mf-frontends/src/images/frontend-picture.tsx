import { frontendImagesFolder } from '@wabu/shared/entities/frontend';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontend-picture.module.css';
import { usePicture } from './use-picture.ts';

interface FrontendPictureProps {
  /** The frontend's address: its pictures stand in its own folder. */
  url: string;
  name: string;
  kind: 'logo' | 'cover' | 'slide';
}

/** A picture of a frontend with its name, or the default cover and a word when the file is gone. */
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
      {/* The picture says its name already: heard twice it would only be longer. */}
      <figcaption className={styles.name} aria-hidden={!isMissing && address !== ''}>
        {isMissing ? t('images.missingFile', { name }) : <bdi>{name}</bdi>}
      </figcaption>
    </figure>
  );
}
