import { Button, EmptyState, SearchField, Skeleton } from '@wabu/shared/ui';
import { useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './folder-browser.module.css';
import { ImageGrid } from './image-grid.tsx';
import { OverwriteDialog } from './overwrite-dialog.tsx';
import type { PictureTools } from './picture-tools.ts';
import { UploadArea } from './upload-area.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useFolder } from './use-folder.ts';
import { useUploads } from './use-uploads.ts';

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
