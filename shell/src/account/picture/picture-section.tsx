import { DEFAULT_AVATAR } from '@wabu/shared/entities/files';
import { PictureProblem, shrinkPicture, useObjectUrl } from '@wabu/shared/pictures';
import { useSession } from '@wabu/shared/session';
import { Avatar, Button, showToast } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { reasonOf } from '../../session/api-client.ts';
import { changeAvatar, resetAvatar } from '../parts/account-client.ts';
import { Section } from '../parts/section.tsx';
import { useAccountWords } from '../words/it.ts';
import styles from './picture.module.css';
import { type Crop, middle, PictureCropper } from './picture-cropper.tsx';

/** The largest avatar is shown at 96 CSS pixels. */
const frame = { maxSide: 288, maxBytes: 100_000 };

/** The own picture: chosen, cropped to a square, and sent. */
export function PictureSection() {
  const t = useAccountWords();
  const { user } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [crop, setCrop] = useState<Crop>(middle);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const address = useObjectUrl(file);

  const choose = (chosen: File | undefined) => {
    setProblem(undefined);
    setCrop(middle);
    setFile(chosen);
  };
  const reject = (reason: PictureProblem['reason']) => {
    choose(undefined);
    setProblem(t(`picture.${reason}`));
    button.current?.focus();
  };
  const change = async (send: () => Promise<void>, done: 'saved' | 'resetDone') => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send();
      choose(undefined);
      showToast({ kind: 'success', text: t(`picture.${done}`) });
      button.current?.focus();
    } catch (error) {
      if (error instanceof PictureProblem) reject(error.reason);
      else setProblem(`${t('picture.failed')}: ${reasonOf(error, t('offline'))}`);
    }
    setBusy(false);
  };
  const save = (chosen: File) =>
    change(async () => {
      // An animation that is not cropped stays one.
      const square = crop === middle || crop;
      await changeAvatar((await shrinkPicture(chosen, { ...frame, square })).blob);
    }, 'saved');

  return (
    <Section title={t('picture.title')}>
      <div className="wabu-bar wabu-gap-4">
        {user && <Avatar name={user.username} role={user.role} picture={user.avatar} size={72} />}
        <div className={styles.chooser}>
          <div className="wabu-wrap wabu-gap-2">
            <Button ref={button} onClick={() => input.current?.click()}>
              {t('picture.choose')}
            </Button>
            {user && user.avatar !== DEFAULT_AVATAR && !file && (
              <Button
                look="quiet"
                busy={isBusy}
                onClick={() => void change(resetAvatar, 'resetDone')}
              >
                {t('picture.reset')}
              </Button>
            )}
          </div>
          <input
            ref={input}
            hidden
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp"
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          <p className="wabu-muted wabu-small">{t('picture.hint')}</p>
          <div role="alert">{problem && <p className="wabu-danger wabu-medium">{problem}</p>}</div>
        </div>
      </div>
      {file && address && (
        <>
          <PictureCropper
            address={address}
            crop={crop}
            onChange={setCrop}
            onUnreadable={() => reject('unreadable')}
          />
          <div className="wabu-wrap wabu-gap-2">
            <Button look="solid" busy={isBusy} onClick={() => void save(file)}>
              {t('picture.save')}
            </Button>
            <Button onClick={() => choose(undefined)}>{t('picture.cancel')}</Button>
          </div>
        </>
      )}
    </Section>
  );
}
