import { type KeyboardEvent, useRef } from 'react';
import { LIST_SEARCH_MAX } from '../../entities/lists/list-pages.ts';
import { CloseButton } from '../controls/close-button.tsx';
import { IconSearch } from '../controls/icons.ts';
import { useHotkey } from '../controls/use-hotkey.ts';
import { useUiWords } from '../words/it.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** Called for Arrow down and Enter: focuses the list. */
  onLeave?: () => void;
}

/** A search field. `/` focuses it from anywhere on the page, Escape clears it. */
export function SearchField({ value, onChange, label, onLeave }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const t = useUiWords();
  const focus = () => {
    input.current?.focus();
    input.current?.select();
  };
  useHotkey('/', focus, { label: label.replace(/\.{1,3}$/, '') });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      onChange('');
    }
    if ((event.key === 'ArrowDown' || event.key === 'Enter') && onLeave) {
      event.preventDefault();
      onLeave();
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom and older screen readers do not know <search>
    <div role="search" className="wabu-row wabu-anchor">
      <IconSearch className={styles.icon} size={18} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIST_SEARCH_MAX}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {value === '' ? (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      ) : (
        <div className={styles.clear}>
          <CloseButton
            label={t('clearSearch')}
            onPress={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
