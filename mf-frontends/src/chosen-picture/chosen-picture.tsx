import { useQueryClient } from '@tanstack/react-query';
import { Button, showToast, useConfirm, useFailureAlert } from '@wabu/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { deletePicture } from '../api/picture-calls.ts';
import { useEditor } from '../editor/editor-store.tsx';
import type { ChosenPicture as Chosen } from '../images/picture-tools.ts';
import { pictureUrl } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './chosen-picture.module.css';
import { RenameForm } from './rename-form.tsx';
import { usePictureUses } from './use-picture-uses.ts';
import { useRename } from './use-rename.ts';

interface ChosenPictureProps extends Chosen {
  altText: ReactNode;
}

export function ChosenPicture({ picture, onRenamed, onDeleted, altText }: ChosenPictureProps) {
  const t = useFrontendsWords();
  const { name } = picture;
  const usesId = useId();
  const { lines, isFree } = usePictureUses(name);
  // In a small window the panel would cover the pictures: there its details open on demand.
  const [isOpen, setIsOpen] = useState(false);
  const [isRenaming, setIsRenaming] = useState(false);
  const { remove, isBusy } = useRemoval(name, onDeleted);
  const {
    rename,
    problem,
    isBusy: isSending,
  } = useRename(name, (next) => {
    setIsRenaming(false);
    onRenamed(next);
  });
  return (
    <section className={styles.panel} aria-label={t('chosen.title', { name })}>
      <div className={styles.head}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.toggle}>
          <Button
            size="sm"
            look="quiet"
            aria-expanded={isOpen}
            onClick={() => setIsOpen((before) => !before)}
          >
            {t('chosen.details')}
          </Button>
        </span>
      </div>
      <div className={styles.details} data-open={isOpen || undefined}>
        <div id={usesId} className={styles.uses}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {isRenaming ? (
          <RenameForm
            name={name}
            problem={problem}
            isBusy={isSending}
            onRename={(next) => void rename(next)}
            onCancel={() => setIsRenaming(false)}
          />
        ) : (
          <div className={styles.buttons}>
            {altText}
            <Button size="sm" look="quiet" onClick={() => setIsRenaming(true)}>
              {t('chosen.rename')}
            </Button>
            <Button
              size="sm"
              look="quiet"
              busy={isBusy}
              aria-disabled={!isFree || undefined}
              aria-describedby={usesId}
              onClick={() => isFree && void remove()}
            >
              {t('actions.delete')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function useRemoval(name: string, onDeleted: () => void) {
  const t = useFrontendsWords();
  const URL = useEditor(pictureUrl);
  const confirm = useConfirm();
  const alertFailure = useFailureAlert();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  async function remove() {
    const isSure = await confirm({
      danger: true,
      title: t('chosen.question', { name }),
      detail: t('chosen.toTrash'),
      confirmLabel: t('actions.delete'),
    });
    if (!isSure) return;
    setIsBusy(true);
    try {
      await deletePicture({ URL, name });
      showToast({ kind: 'success', text: t('chosen.deleted', { name }) });
      onDeleted();
    } catch (error) {
      await alertFailure(t('chosen.notDeleted'), error);
      await queries.invalidateQueries({ queryKey: ['frontends', 'pictures'] });
    } finally {
      setIsBusy(false);
    }
  }
  return { remove, isBusy };
}
