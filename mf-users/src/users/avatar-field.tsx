import { PictureProblem, shrinkPicture, useObjectUrl } from '@wabu/shared/pictures';
import { FileInput, FormField, Spinner } from '@wabu/shared/ui';
import { type Ref, useState } from 'react';
import { useKingWords } from '../words/king-it.ts';
import styles from './avatar-field.module.css';

interface AvatarFieldProps {
  ref: Ref<HTMLInputElement>;
  picture: Blob | undefined;
  onChange: (picture: Blob | undefined) => void;
  error?: string;
}

/** Avatars are shown at 54 CSS pixels; 256 suffice for dense displays. */
const frame = { maxSide: 256, maxBytes: 100_000, square: true };

/** A file field for the avatar: crops the picture to a square and reduces it before the upload. */
export function AvatarField({ ref, picture, onChange, error }: AvatarFieldProps) {
  const t = useKingWords();
  const preview = useObjectUrl(picture);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<PictureProblem['reason']>();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setProblem(undefined);
    try {
      onChange((await shrinkPicture(file, frame)).blob);
    } catch (error) {
      onChange(undefined);
      setProblem(error instanceof PictureProblem ? error.reason : 'unreadable');
    } finally {
      setReading(false);
    }
  };

  return (
    <FormField
      label={t('add.avatar')}
      hint={t('picture.hint')}
      error={problem ? t(`picture.${problem}`) : error}
      required
    >
      <FileInput
        ref={ref}
        accept="image/png,image/jpeg,image/gif,image/webp"
        text={picture ? t('picture.change') : t('picture.choose')}
        picture={
          <span className={styles.round}>
            {isReading && <Spinner />}
            {!isReading && preview && (
              <img src={preview} alt={t('picture.preview')} width={54} height={54} />
            )}
          </span>
        }
        onFile={(file) => void take(file)}
      />
    </FormField>
  );
}
