import type { AltText } from '@wabu/shared/entities/alt-texts';
import { Button, VisuallyHidden } from '@wabu/shared/ui';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { PanelText } from '../../parts/record-panel.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './focal-point.module.css';

type Point = NonNullable<AltText['focus']>;

interface FocalPointProps {
  address: string;
  /** Undefined: the middle. */
  focus: Point | undefined;
  onChange: (focus: Point | undefined) => void;
}

const middle: Point = { x: 0.5, y: 0.5 };
const STEP = 0.02;
const LONG_STEP = 0.1;
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function FocalPoint({ address, focus, onChange }: FocalPointProps) {
  const t = useFrontendsWords();
  const marker = useRef<HTMLButtonElement>(null);
  const point = focus ?? middle;
  const words = t('altText.focusAt', { x: percent(point.x), y: percent(point.y) });

  const handleClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(within({ x: (clientX - left) / width, y: (clientY - top) / height }));
    marker.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    onChange(within({ x: point.x + direction.x * step, y: point.y + direction.y * step }));
  };

  return (
    <div className="wabu-stack wabu-gap-2 wabu-top wabu-shrink">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the marker inside has the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the marker inside has the keys */}
      <div className={styles.picture} onClick={address === '' ? undefined : handleClick}>
        {address !== '' && <img src={address} alt="" draggable={false} />}
        {address !== '' && (
          <button
            ref={marker}
            type="button"
            className={styles.marker}
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
            aria-label={t('altText.focus')}
            aria-describedby="alt-text-focus-help"
            onClick={(event) => event.stopPropagation()}
            onKeyDown={handleKeyDown}
          />
        )}
      </div>
      <PanelText kind="facts" id="alt-text-focus-help">
        {t('altText.focusHelp')}
      </PanelText>
      <div className={styles.place}>
        <VisuallyHidden>
          <span role="status">{words}</span>
        </VisuallyHidden>
        <span aria-hidden="true">{words}</span>
        {focus !== undefined && (
          <Button size="sm" look="quiet" onClick={() => onChange(undefined)}>
            {t('altText.toMiddle')}
          </Button>
        )}
      </div>
    </div>
  );
}

const percent = (fraction: number) => Math.round(fraction * 100);
const bounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const within = ({ x, y }: Point): Point => ({ x: bounded(x), y: bounded(y) });
