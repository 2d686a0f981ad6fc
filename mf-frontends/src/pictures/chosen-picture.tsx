import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import type { PicturePlace, PictureUse } from '@wabu/shared/entities/microsites/picture-uses';
import { randomId } from '@wabu/shared/entities/random-id';
import { Button, showToast, useConfirm, useFailureAlert, useUndoAction } from '@wabu/shared/ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { deletePicture, pictureUsesQuery, renamePicture } from '../api/picture-calls.ts';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { changes, pictureUrl } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './chosen-picture.module.css';
import type { ChosenPicture as Chosen } from './picture-tools.ts';
import { RenameForm } from './rename-form.tsx';

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
      <div className="wabu-row wabu-spread wabu-gap-2">
        <bdi className="wabu-medium wabu-break">{name}</bdi>
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
        <div id={usesId} className="wabu-muted wabu-small">
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
  const undoAction = useUndoAction();
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
    const batch = randomId();
    setIsBusy(true);
    try {
      await deletePicture({ URL, name }, batch);
      const text = t('chosen.deleted', { name });
      showToast({ kind: 'success', text, actions: [undoAction(batch)] });
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

function useRename(name: string, onRenamed: (name: string) => void) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  async function rename(next: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    const state = store.getState();
    try {
      const renamed = await renamePicture({ URL: pictureUrl(state), name }, next, state.version);
      store.setState(changes.renamePicture(name, renamed.name, renamed.version));
      void queries.invalidateQueries({ queryKey: ['frontends'] });
      onRenamed(renamed.name);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.problem.message : t('chosen.notRenamed'));
    } finally {
      setIsBusy(false);
    }
  }
  return { rename, problem, isBusy };
}

function usePictureUses(name: string) {
  const t = useFrontendsWords();
  const URL = useEditor(pictureUrl);
  const draft = useEditor((state) => state.draft);
  const { data, isError } = useQuery(pictureUsesQuery(URL));
  const uses = useMemo(() => data?.filter((use) => use.name === name) ?? [], [data, name]);
  const words: Record<PicturePlace, string> = {
    logo: t('fields.Logo'),
    cover: t('fields.Copertina'),
    slideshow: t('fields.Slideshow'),
    section: t('fields.Sezioni'),
  };
  const inDraft = [
    draft.Logo === name && words.logo,
    draft.Copertina === name && words.cover,
    draft.Slideshow.includes(name) && words.slideshow,
  ].filter((place) => place !== false);
  const isFree = data !== undefined && uses.length === 0 && inDraft.length === 0;
  return { lines: sentences(), isFree };

  function sentences(): string[] {
    if (isError) return [t('chosen.usesFailed')];
    if (data === undefined) return [t('chosen.usesLoading')];
    if (isFree) return [t('chosen.free')];
    const saved = placesOf(uses, 'saved').map((place) => words[place]);
    const unsaved = inDraft.filter((place) => !saved.includes(place));
    const visible = placesOf(uses, 'public').map((place) => words[place]);
    return [
      ...(saved.length > 0 ? [t('chosen.saved', { url: URL, places: saved.join(', ') })] : []),
      ...(unsaved.length > 0 ? [t('chosen.unsaved', { places: unsaved.join(', ') })] : []),
      ...(visible.length > 0 ? [t('chosen.public', { url: URL, places: visible.join(', ') })] : []),
      t('chosen.toDelete'),
    ];
  }
}

const placesOf = (uses: readonly PictureUse[], wanted: PictureUse['state']) =>
  uses.filter(({ state }) => state === wanted).map(({ place }) => place);
