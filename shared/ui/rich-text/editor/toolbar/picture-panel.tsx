import { PictureProblem } from '@wabu/shared/pictures';
import { useId, useState } from 'react';
import { useSlateStatic } from 'slate-react';
import styles from '../../view/editor.module.css';
import { useRichTextWords } from '../../words/rich-text-words.ts';
import {
  currentPicture,
  describePicture,
  insertPicture,
  readPicture,
  removePicture,
} from '../commands/pictures.ts';
import { FormPanel, useFinish } from './form-panel.tsx';

/** The panel that inserts a picture from this computer, or edits the selected one's alt text or removes it. */
export function PicturePanel({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic();
  const finish = useFinish(onClose);
  const t = useRichTextWords();
  const errorId = useId();
  const [existing] = useState(() => currentPicture(editor));
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(existing?.[0].alt ?? '');
  const [error, setError] = useState<string>();

  const insert = async () => {
    if (!file) return setError(t('picturePanel.missing'));
    try {
      const picture = await readPicture(file, alt);
      finish(() => insertPicture(editor, picture));
    } catch (problem) {
      const reason = problem instanceof PictureProblem ? problem.reason : 'unreadable';
      setError(t(`pictureProblem.${reason}`));
    }
  };
  const save = () => {
    if (existing) finish(() => describePicture(editor, existing[1], alt));
    else void insert();
  };

  const actions = (
    <>
      <button type="button" onClick={save}>
        {existing ? t('picturePanel.save') : t('picturePanel.insert')}
      </button>
      {existing && (
        <button type="button" onClick={() => finish(() => removePicture(editor, existing[1]))}>
          {t('picturePanel.remove')}
        </button>
      )}
    </>
  );

  return (
    <FormPanel title={t('picture')} onSubmit={save} onClose={onClose} actions={actions}>
      {!existing && (
        <label className={styles.file}>
          <span>{t('picturePanel.file')}</span>
          <bdi>{file?.name}</bdi>
          <input
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={(event) => {
              setFile(event.target.files?.[0]);
              setError(undefined);
            }}
          />
        </label>
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <label className={styles.field}>
        {t('picturePanel.alt')}
        <input type="text" dir="auto" value={alt} onChange={(e) => setAlt(e.target.value)} />
      </label>
    </FormPanel>
  );
}
