import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './upload-area.module.css';

interface UploadAreaProps {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

export function UploadArea({ onFiles, children }: UploadAreaProps) {
  const t = useFrontendsWords();
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files.map(named));
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);

  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(
      event.type !== 'dragleave' || event.currentTarget.contains(event.relatedTarget as Node),
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its twin, the upload button
    <div
      className={styles.area}
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && <p className={styles.over}>{t('picker.dropHere')}</p>}
    </div>
  );
}

function named(file: File): File {
  if (file.name !== '' && !/^image\.\w+$/.test(file.name)) return file;
  const extension =
    file.type.split('/')[1]?.replace('jpeg', 'jpg').replace('svg+xml', 'svg') ?? 'png';
  const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
  return new File([file], `incollata-${stamp}.${extension}`, { type: file.type });
}
