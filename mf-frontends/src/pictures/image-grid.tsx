import { IconCheck } from '@wabu/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './image-grid.module.css';
import { PictureFacts } from './picture-facts.tsx';
import type { ListedPicture } from './use-folder.ts';
import { usePicture } from './use-picture.ts';
import { usePictureDetails } from './use-picture-details.ts';

interface ImageGridProps {
  folder: string;
  pictures: readonly ListedPicture[];
  selected: readonly string[];
  multiple?: boolean;
  onToggle: (name: string) => void;
  onOpen?: (name: string) => void;
}

export function ImageGrid(props: ImageGridProps) {
  const { folder, pictures, selected, multiple = false, onToggle, onOpen } = props;
  const t = useFrontendsWords();
  const details = usePictureDetails();
  const names = pictures.map(({ name }) => name);
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const current = names.find((name) => name === (focused ?? selected[0])) ?? names[0];

  const handleKeyDown = (event: KeyboardEvent) => {
    const options = [...(grid.current?.children ?? [])] as HTMLElement[];
    const at = names.indexOf(current ?? '');
    const next = nextCell(event.key, at, options);
    if (next !== null) {
      options[next]?.focus();
      setFocused(names[next] ?? null);
    } else if (event.key === 'Enter' && onOpen && current && selected.includes(current)) {
      onOpen(current);
    } else if ((event.key === ' ' || event.key === 'Enter') && current) onToggle(current);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={grid}
      role="listbox"
      aria-label={t('picker.grid')}
      aria-multiselectable={multiple || undefined}
      className={styles.grid}
      onKeyDown={handleKeyDown}
    >
      {pictures.map(({ name, ...known }) => (
        <Tile
          key={name}
          folder={folder}
          name={name}
          details={details(known)}
          place={selected.indexOf(name)}
          numbered={multiple}
          tabIndex={name === current ? 0 : -1}
          onClick={() => {
            setFocused(name);
            onToggle(name);
          }}
          onDoubleClick={() => onOpen?.(name)}
        />
      ))}
    </div>
  );
}

/** The number of columns depends on the width, so it is read from the layout. */
function nextCell(key: string, at: number, cells: readonly HTMLElement[]): number | null {
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length || 1;
  const forward = getComputedStyle(cells[0] ?? document.body).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: cells.length - 1,
  };
  const next = steps[key];
  if (next === undefined) return null;
  return next >= 0 && next < cells.length ? next : at;
}

interface TileProps {
  folder: string;
  name: string;
  details: string[];
  place: number;
  numbered: boolean;
  tabIndex: number;
  onClick: () => void;
  onDoubleClick: () => void;
}

function Tile(props: TileProps) {
  const { folder, name, details, place, numbered, tabIndex, onClick, onDoubleClick } = props;
  const t = useFrontendsWords();
  const { address, status } = usePicture({ folder, name }, 'small');
  const isSelected = place >= 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it has the keys
    <div
      role="option"
      tabIndex={tabIndex}
      aria-selected={isSelected}
      className={styles.tile}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
    >
      <span className={styles.picture}>
        {address && <img src={address} alt="" loading="lazy" draggable={false} />}
        {status === 'missing' && <span className={styles.missing}>{t('images.missing')}</span>}
      </span>
      <bdi className={styles.name}>{name}</bdi>
      <PictureFacts facts={details} />
      {isSelected && (
        <span className={styles.mark}>
          {numbered ? (
            <span className={styles.place} aria-hidden="true">
              {place + 1}
            </span>
          ) : (
            <IconCheck size={14} />
          )}
          {t('picker.selected')}
        </span>
      )}
    </div>
  );
}
