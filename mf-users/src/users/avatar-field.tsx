import { PictureProblem, shrinkPicture } from '@wabu/shared/pictures';
import { FormField, Input, Spinner } from '@wabu/shared/ui';
import { type Ref, useEffect, useState } from 'react';
import { useUserWords } from '../words/user-words.ts';
import styles from './avatar-field.module.css';

interface AvatarFieldProps {
  ref: Ref<HTMLInputElement>;
  picture: Blob | undefined;
  onChange: (picture: Blob | undefined) => void;
  error?: string;
}

/** The server keeps what it gets; a picture shown at 54 pixels needs no more than this. */
const frame = { maxSide: 256, maxBytes: 100_000, square: true };

function usePreview(picture: Blob | undefined): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!picture) return setPreview(undefined);
    const address = URL.createObjectURL(picture);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return preview;
}

/** A picture from this computer, cut to a square and made small before it goes anywhere. */
export function AvatarField({ ref, picture, onChange, error }: AvatarFieldProps) {
  const t = useUserWords();
  const preview = usePreview(picture);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<PictureProblem['reason']>();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setRefusal(undefined);
    try {
      onChange((await shrinkPicture(file, frame)).blob);
    } catch (problem) {
      onChange(undefined);
      setRefusal(problem instanceof PictureProblem ? problem.reason : 'unreadable');
    } finally {
      setReading(false);
    }
  };

  return (
    <FormField
      label={t('add.avatar')}
      hint={t('picture.hint')}
      error={refusal ? t(`picture.${refusal}`) : error}
      required
    >
      <div className={styles.box}>
        <span className={styles.round}>
          {isReading && <Spinner />}
          {!isReading && preview && (
            <img src={preview} alt={t('picture.preview')} width={54} height={54} />
          )}
        </span>
        <span aria-hidden="true">{picture ? t('picture.change') : t('picture.choose')}</span>
        <Input
          ref={ref}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          className={styles.input}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </div>
    </FormField>
  );
}
