import { ApiProblem } from '@wabu/api/client';
import { fileMessages, imageTypes } from '@wabu/shared/entities/files';
import { localMessage } from '@wabu/shared/i18n';
import { PictureProblem } from '@wabu/shared/pictures';
import { Button, EmptyState, SearchField, Skeleton, useStableCallbacks } from '@wabu/shared/ui';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './folder-browser.module.css';
import { ImageGrid } from './image-grid.tsx';
import { OverwriteDialog } from './overwrite-dialog.tsx';
import type { PictureTools } from './picture-tools.ts';
import { UploadList } from './upload-list.tsx';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';
import { useFolder } from './use-folder.ts';

interface FolderBrowserProps {
  folder: string;
  selected: readonly string[];
  multiple?: boolean;
  onToggle: (name: string) => void;
  onOpen?: (name: string) => void;
  onUploaded: (name: string) => void;
  onRenamed: (name: string, next: string) => void;
  onDeleted: (name: string) => void;
  tools: PictureTools;
}

export function FolderBrowser(props: FolderBrowserProps) {
  const { folder, selected, multiple = false, onToggle, onOpen, onUploaded, tools } = props;
  const t = useFrontendsWords();
  const [search, setSearch] = useState('');
  const [pressed, setPressed] = useState<string | null>(null);
  const { pictures, status, isFetching, refetch, refresh } = useFolder(folder);
  const { queue, items } = useUploads(folder, async (name) => {
    await refresh(name);
    setPressed(name);
    onUploaded(name);
  });
  const conflict = items.find(({ state }) => state === 'exists');
  const wanted = search.trim().toLowerCase();
  const found = pictures.filter(({ name }) => name.toLowerCase().includes(wanted));
  const chosen = pictures.find(({ name }) => name === (pressed ?? (multiple ? null : selected[0])));
  const toggle = (name: string) => {
    setPressed(name);
    onToggle(name);
  };
  const uploadButton = (
    <UploadButton
      label={t(multiple ? 'picker.uploadMany' : 'picker.upload')}
      multiple={multiple}
      onFiles={queue.add}
    />
  );
  return (
    <UploadArea onFiles={queue.add}>
      <div className={styles.bar}>
        {pictures.length > 12 && (
          <SearchField label={t('picker.search')} value={search} onChange={setSearch} />
        )}
        <Button look="quiet" busy={isFetching} onClick={() => refetch()}>
          {t('picker.refresh')}
        </Button>
        {uploadButton}
      </div>
      <UploadList items={items} queue={queue} />
      <FolderStatus status={status} isEmpty={pictures.length === 0} onRetry={() => refetch()} />
      {pictures.length > 0 && found.length === 0 && <EmptyState title={t('picker.notFound')} />}
      {found.length > 0 && (
        <ImageGrid
          folder={folder}
          pictures={found}
          selected={selected}
          multiple={multiple}
          onToggle={toggle}
          onOpen={onOpen}
        />
      )}
      {chosen &&
        tools.chosen({
          picture: chosen,
          onRenamed: (next) => {
            setPressed(next);
            props.onRenamed(chosen.name, next);
            void refresh();
          },
          onDeleted: () => {
            setPressed(null);
            props.onDeleted(chosen.name);
            void refresh();
          },
        })}
      {conflict && (
        <OverwriteDialog
          key={conflict.id}
          folder={folder}
          item={conflict}
          queue={queue}
          pictures={pictures}
        />
      )}
    </UploadArea>
  );
}

interface FolderStatusProps {
  status: ReturnType<typeof useFolder>['status'];
  isEmpty: boolean;
  onRetry: () => void;
}

function FolderStatus({ status, isEmpty, onRetry }: FolderStatusProps) {
  const t = useFrontendsWords();
  if (status === 'loading') return <Skeleton rows={2} rowHeight={7} />;
  if (status === 'failed')
    return (
      <EmptyState
        title={t('picker.failed')}
        action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
      />
    );
  return isEmpty && <EmptyState title={t('picker.empty')} text={t('picker.drop')} />;
}

interface UploadButtonProps {
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

const accepted = [...Object.keys(imageTypes), 'avif'].map((extension) => `.${extension}`).join(',');

function UploadButton({ label, multiple = false, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accepted}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows selecting the same file again.
          target.value = '';
        }}
      />
    </>
  );
}

function useUploads(
  folder: string,
  onStored: (name: string) => void,
): { queue: UploadQueue; items: readonly UploadItem[] } {
  const t = useFrontendsWords();
  const callbacks = useStableCallbacks({ onStored });
  const [queue] = useState(() =>
    createUploadQueue({
      folder,
      onStored: callbacks.onStored,
      explain: (error) => messageOf(error) ?? t('upload.cut'),
      describeRejection: (rejection) =>
        rejection === 'heic' ? t('upload.heic') : localMessage(fileMessages[rejection]),
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  return { queue, items: useStore(queue.store, ({ items }) => items) };
}

/** Undefined when the connection was cut. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof ApiProblem) return error.problem.message;
  if (!(error instanceof PictureProblem)) return undefined;
  return localMessage(fileMessages[error.reason === 'too-large' ? 'tooLarge' : 'damaged']);
}

interface UploadAreaProps {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

function UploadArea({ onFiles, children }: UploadAreaProps) {
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
