import { type PointerEvent, useId, useState } from 'react';
import { useAccountWords } from '../words/it.ts';
import styles from './picture.module.css';

/** A square of a picture. */
export interface Crop {
  /** Its place between the two ends of the picture, 0 to 1. */
  x: number;
  y: number;
  /** 1: as large as the picture allows. */
  zoom: number;
}

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };
const MAX_ZOOM = 4;

interface PictureCropperProps {
  address: string;
  crop: Crop;
  onChange: (crop: Crop) => void;
  onUnreadable: () => void;
}

const bounded = (value: number) => Math.min(1, Math.max(0, value));

/** Chooses the square of a picture by dragging it, or by sliders, which the keyboard moves too. */
export function PictureCropper({ address, crop, onChange, onUnreadable }: PictureCropperProps) {
  const t = useAccountWords();
  const help = useId();
  const [{ width, height }, setSize] = useState({ width: 1, height: 1 });
  const side = Math.min(width, height) / crop.zoom;
  /** The parts of the picture outside of the square, in squares. */
  const room = { x: width / side - 1, y: height / side - 1 };

  const drag = ({ buttons, currentTarget, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1) return;
    const shown = currentTarget.clientWidth;
    const moved = (place: number, by: number, free: number) =>
      free > 0 ? bounded(place - by / shown / free) : place;
    onChange({
      ...crop,
      x: moved(crop.x, movementX, room.x),
      y: moved(crop.y, movementY, room.y),
    });
  };
  const slider = (
    label: string,
    key: keyof Crop,
    [min, max]: [number, number],
    isFree: boolean,
  ) => (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        disabled={!isFree}
        value={crop[key]}
        onChange={(event) => onChange({ ...crop, [key]: Number(event.target.value) })}
      />
    </label>
  );

  return (
    <fieldset className={styles.cropper} aria-describedby={help}>
      <legend>{t('picture.crop')}</legend>
      <div
        className={styles.stage}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          style={{
            inlineSize: `${(room.x + 1) * 100}%`,
            blockSize: `${(room.y + 1) * 100}%`,
            left: `${-room.x * crop.x * 100}%`,
            top: `${-room.y * crop.y * 100}%`,
          }}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={onUnreadable}
        />
      </div>
      <div className={styles.sliders}>
        <p id={help} className="wabu-muted wabu-small">
          {t('picture.cropHelp')}
        </p>
        {slider(t('picture.zoom'), 'zoom', [1, MAX_ZOOM], true)}
        {slider(t('picture.horizontal'), 'x', [0, 1], room.x > 0)}
        {slider(t('picture.vertical'), 'y', [0, 1], room.y > 0)}
      </div>
    </fieldset>
  );
}
