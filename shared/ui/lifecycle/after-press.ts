import { useEffect } from 'react';

const starts = ['pointerdown', 'mousedown'];
const ends = ['pointerup', 'mouseup', 'click', 'pointercancel', 'dragend'];

let isWatching = false;
let press: AbortController | undefined;
let waiting: (() => void)[] = [];

function settle(): void {
  press?.abort();
  press = undefined;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}

function begin({ target }: Event): void {
  press?.abort();
  press = new AbortController();
  const options = { capture: true, passive: true, signal: press.signal };
  // The click follows in the same task. A finger presses twice: by pointer events, then by mouse events.
  const end = () => setTimeout(settle);
  for (const type of ends) {
    window.addEventListener(type, end, options);
    // An element that the press itself has taken out of the page keeps its events.
    target?.addEventListener(type, end, options);
  }
}

function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of starts) {
    window.addEventListener(type, begin, { capture: true, passive: true });
  }
}

function afterPress(act: () => void): void {
  if (press) waiting.push(act);
  else act();
}

/** Runs an act after the click while a mouse button or a finger is down: the press still hits a target that the act moves. */
export function useAfterPress(): (act: () => void) => void {
  useEffect(watchPresses, []);
  return afterPress;
}
