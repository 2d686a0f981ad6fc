import { foldText } from '@wabu/shared/entities/search/fold-text';
import { type KeyboardEvent, useRef, useState } from 'react';

/** Maximum number of listed options. */
const MAX_OPTIONS = 60;

interface Choice {
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

/** The state and key handling of `Combobox`. */
export function useCombobox({ value, options, onChange }: Choice) {
  const list = useRef<HTMLDivElement>(null);
  /** Null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const query = foldText((typed ?? '').trim());
  const found =
    typed === null
      ? []
      : options.filter((name) => foldText(name).includes(query)).slice(0, MAX_OPTIONS);
  const isOpen = typed !== null;

  const open = (text = '') => {
    setTyped(text);
    const at = text === '' ? options.slice(0, MAX_OPTIONS).indexOf(value) : 0;
    setActive(Math.max(0, at));
  };
  const close = () => setTyped(null);
  const choose = (name: string | undefined) => {
    if (name !== undefined) onChange(name);
    close();
  };
  /** On blur, accepts text that equals an option. */
  const leave = () => {
    const exact = options.find((name) => typed !== null && foldText(name) === query);
    choose(query === '' ? undefined : exact);
  };
  const move = (to: number) => {
    const next = Math.max(0, Math.min(to, found.length - 1));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown') isOpen ? move(active + 1) : open();
    else if (event.key === 'ArrowUp' && isOpen) move(active - 1);
    else if (event.key === 'Enter' && isOpen) choose(found[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { list, typed, active, found, isOpen, open, choose, leave, handleKeyDown };
}
