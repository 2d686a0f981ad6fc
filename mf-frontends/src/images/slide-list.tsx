import { IconClose } from '@wabu/shared/ui';
import { ArrowDown, ArrowUp, ChevronsUp } from 'lucide-react';
import { IconButton } from '../parts/icon-button.tsx';
import { SortableHandle, SortableItem, SortableList } from '../parts/sortable-list.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import type { PictureTools } from './picture-tools.ts';
import styles from './slide-list.module.css';
import { usePicture } from './use-picture.ts';

interface SlideListProps {
  folder: string;
  slides: readonly string[];
  onMove: (from: number, to: number) => void;
  onRemove: (name: string) => void;
  altText: PictureTools['altText'];
}

export function SlideList({ folder, slides, onMove, onRemove, altText }: SlideListProps) {
  return (
    <SortableList ids={slides} nameOf={(name) => name} onMove={onMove}>
      <ol className={styles.list}>
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
        {status === 'missing' && <span className={styles.missing}>{t('images.missing')}</span>}
        {altText(name)}
      </span>
      <span className={styles.buttons}>
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
