import { Button, Dialog } from '@wabu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { moveItem } from '../model/draft/section-list.ts';
import { slideChanges } from '../model/draft/slide-changes.ts';
import { isDragging } from '../parts/is-dragging.ts';
import { useUndoToast } from '../parts/use-undo-toast.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { FolderBrowser } from './folder-browser.tsx';
import type { PictureTools } from './picture-tools.ts';
import { SlideList } from './slide-list.tsx';
import styles from './slideshow-dialog.module.css';

interface SlideshowDialogProps {
  folder: string;
  current: readonly string[];
  onConfirm: (slides: string[]) => void;
  onClose: () => void;
  tools: PictureTools;
}

/** More pictures than this slow the page on phones. */
const RECOMMENDED_MAX = 12;

export function SlideshowDialog(props: SlideshowDialogProps) {
  const { folder, current, onConfirm, onClose, tools } = props;
  const t = useFrontendsWords();
  const [slides, setSlides] = useState<string[]>(() => [...new Set(current)]);

  const showUndo = useUndoToast();
  const toasts = useRef<(() => void)[]>([]);
  // What was removed in this dialog cannot be undone after it.
  useEffect(() => {
    const { current: shown } = toasts;
    return () => {
      for (const withdraw of shown) withdraw();
    };
  }, []);
  const toggle = (name: string) =>
    setSlides((before) =>
      before.includes(name) ? before.filter((other) => other !== name) : [...before, name],
    );
  const remove = (name: string) => {
    const place = slides.indexOf(name);
    setSlides((before) => before.filter((other) => other !== name));
    const undo = () =>
      setSlides((before) => (before.includes(name) ? before : before.toSpliced(place, 0, name)));
    toasts.current.push(showUndo(t('slideshow.removed', { name }), undo));
  };

  return (
    <Dialog
      width={800}
      title={t('slideshow.title')}
      onClose={() => isDragging() || onClose()}
      footer={
        <>
          <ChangeWords before={current} after={slides} />
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button look="solid" disabled={slides.length === 0} onClick={() => onConfirm(slides)}>
            {t('slideshow.confirm')}
          </Button>
        </>
      }
    >
      <FolderBrowser
        multiple
        folder={folder}
        selected={slides}
        onToggle={toggle}
        onUploaded={(name) =>
          setSlides((before) => (before.includes(name) ? before : [...before, name]))
        }
        onRenamed={(name, next) =>
          setSlides((before) => before.map((slide) => (slide === name ? next : slide)))
        }
        onDeleted={(name) => setSlides((before) => before.filter((slide) => slide !== name))}
        tools={tools}
      />
      <section className={styles.chosen} aria-label={t('slideshow.list')}>
        <h3 className={styles.heading}>{t('slideshow.list')}</h3>
        {slides.length === 0 ? (
          <p>{t('slideshow.none')}</p>
        ) : (
          <SlideList
            folder={folder}
            slides={slides}
            onMove={(from, to) => setSlides((before) => moveItem(before, from, to))}
            onRemove={remove}
            altText={tools.altText}
          />
        )}
        {slides.length > RECOMMENDED_MAX && (
          <p className={styles.many}>{t('slideshow.many', { count: RECOMMENDED_MAX })}</p>
        )}
      </section>
    </Dialog>
  );
}

function ChangeWords({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const t = useFrontendsWords();
  const { added, removed, isReordered } = slideChanges(before, after);
  const counts = [
    added > 0 && t('slideshow.added', { count: added }),
    removed > 0 && t('slideshow.taken', { count: removed }),
  ].filter(Boolean);
  const words = [counts.join(' '), isReordered && t('slideshow.reordered')].filter(Boolean);
  return (
    <span className={styles.changes} role="status">
      {/* Keeps the sign before its number in right-to-left pages. */}
      <bdi dir="ltr">{words.join(', ') || t('slideshow.unchanged')}</bdi>
    </span>
  );
}
