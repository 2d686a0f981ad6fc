import { PictureProblem } from '@wabu/shared/pictures';
import { Button, FileInput, FormField, Input } from '@wabu/shared/ui';
import { useState } from 'react';
import { useSlateStatic } from 'slate-react';
import { useRichTextWords } from '../../words/it.ts';
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
      <Button size="sm" look="solid" onClick={save}>
        {existing ? t('picturePanel.save') : t('picturePanel.insert')}
      </Button>
      {existing && (
        <Button size="sm" onClick={() => finish(() => removePicture(editor, existing[1]))}>
          {t('picturePanel.remove')}
        </Button>
      )}
    </>
  );

  return (
    <FormPanel title={t('picture')} onSubmit={save} onClose={onClose} actions={actions}>
      {!existing && (
        <FormField label={t('picture')} error={error}>
          <FileInput
            text={file?.name ?? t('picturePanel.file')}
            accept="image/png,image/jpeg,image/gif,image/webp"
            onFile={(chosen) => {
              setFile(chosen);
              setError(undefined);
            }}
          />
        </FormField>
      )}
      <FormField label={t('picturePanel.alt')}>
        <Input dir="auto" value={alt} onChange={(event) => setAlt(event.target.value)} />
      </FormField>
    </FormPanel>
  );
}
