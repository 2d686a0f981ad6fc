import { Button, Dialog, IconClose } from '@wabu/shared/ui';
import { ArrowDown, ArrowUp, ChevronsUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { moveItem } from '../model/draft/section-list.ts';
import { slideChanges } from '../model/draft/slide-changes.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { isDragging } from '../parts/is-dragging.ts';
import { SortableHandle, SortableItem, SortableList } from '../parts/sortable-list.tsx';
import { useUndoToast } from '../parts/use-undo-toast.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { FolderBrowser } from './folder-browser.tsx';
import type { PictureTools } from './picture-tools.ts';
import styles from './slideshow-dialog.module.css';
import { usePicture } from './use-picture.ts';

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
          <p className="wabu-warning wabu-small">
            {t('slideshow.many', { count: RECOMMENDED_MAX })}
          </p>
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

interface SlideListProps {
  folder: string;
  slides: readonly string[];
  onMove: (from: number, to: number) => void;
  onRemove: (name: string) => void;
  altText: PictureTools['altText'];
}

function SlideList({ folder, slides, onMove, onRemove, altText }: SlideListProps) {
  return (
    <SortableList ids={slides} nameOf={(name) => name} onMove={onMove}>
      <ol className="wabu-stack wabu-gap-1">
        {slides.map((name, index) => (
          <Slide
            key={name}
            folder={folder}
            name={name}
            index={index}
            count={slides.length}
            onMove={onMove}
            onRemove={onRemove}
            altText={altText}
          />
        ))}
      </ol>
    </SortableList>
  );
}

interface SlideProps extends Pick<SlideListProps, 'folder' | 'onMove' | 'onRemove' | 'altText'> {
  name: string;
  index: number;
  count: number;
}

function Slide({ folder, name, index, count, onMove, onRemove, altText }: SlideProps) {
  const t = useFrontendsWords();
  const { address, status } = usePicture({ folder, name }, 'small');
  return (
    <SortableItem id={name} className={styles.slide}>
      <SortableHandle label={t('slideshow.drag', { name })} />
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <span className={styles.picture}>{address && <img src={address} alt="" />}</span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {status === 'missing' && (
          <span className="wabu-danger wabu-tiny">{t('images.missing')}</span>
        )}
        {altText(name)}
      </span>
      <span className="wabu-flex wabu-end">
        <IconButton
          label={t('slideshow.first', { name })}
          icon={<ChevronsUp size={16} />}
          isOff={index === 0}
          onPress={() => onMove(index, 0)}
        />
        <IconButton
          label={t('slideshow.up', { name })}
          icon={<ArrowUp size={16} />}
          isOff={index === 0}
          onPress={() => onMove(index, index - 1)}
        />
        <IconButton
          label={t('slideshow.down', { name })}
          icon={<ArrowDown size={16} />}
          isOff={index === count - 1}
          onPress={() => onMove(index, index + 1)}
        />
        <IconButton
          label={t('slideshow.remove', { name })}
          icon={<IconClose size={16} />}
          onPress={() => onRemove(name)}
        />
      </span>
    </SortableItem>
  );
}
