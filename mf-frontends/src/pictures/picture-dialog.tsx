import { Button, Dialog } from '@wabu/shared/ui';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './picture-dialog.module.css';
import { type PictureFile, usePicture } from './use-picture.ts';

interface PictureDialogProps {
  file: PictureFile;
  kind: 'logo' | 'cover' | 'slide';
  onClose: () => void;
}

export function PictureDialog({ file, kind, onClose }: PictureDialogProps) {
  const t = useFrontendsWords();
  const { address } = usePicture(file, 'whole');
  // The thumbnail is there already.
  const { address: thumbnail } = usePicture(file, 'small');
  return (
    <Dialog
      width={800}
      title={<bdi>{file.name}</bdi>}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('preview.close')}</Button>}
    >
      <div className={styles.ground} data-kind={kind}>
        <img src={address || thumbnail} alt={file.name} />
      </div>
    </Dialog>
  );
}
