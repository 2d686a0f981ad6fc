import { Button, Dialog } from '@wabu/shared/ui';
import { useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { FolderBrowser } from './folder-browser.tsx';
import type { PictureTools } from './picture-tools.ts';

interface ImagePickerProps {
  folder: string;
  current: string;
  onPick: (name: string) => void;
  onClose: () => void;
  tools: PictureTools;
}

export function ImagePicker({ folder, current, onPick, onClose, tools }: ImagePickerProps) {
  const t = useFrontendsWords();
  const [chosen, setChosen] = useState(current);
  return (
    <Dialog
      width={600}
      title={t('picker.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button look="solid" disabled={chosen === ''} onClick={() => onPick(chosen)}>
            {t('picker.ok')}
          </Button>
        </>
      }
    >
      <FolderBrowser
        folder={folder}
        selected={chosen === '' ? [] : [chosen]}
        onToggle={setChosen}
        onOpen={onPick}
        onUploaded={setChosen}
        onRenamed={(name, next) => setChosen((before) => (before === name ? next : before))}
        onDeleted={(name) => setChosen((before) => (before === name ? '' : before))}
        tools={tools}
      />
    </Dialog>
  );
}
