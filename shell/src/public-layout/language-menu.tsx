import {
  type Language,
  languageOf,
  languages,
  pathInLanguage,
  useLanguage,
} from '@wabu/shared/i18n';
import { useLocation } from '@wabu/shared/routing';
import { type MouseEvent, useState } from 'react';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import { flags } from './flags.ts';
import classes from './language-menu.module.css';
import { useChooseLanguage } from './use-choose-language.ts';
import { useMenu } from './use-menu.ts';

const LIST_ID = 'languages';

interface LanguageMenuProps {
  /** True in a document that loads no scripts: a menu's keys need some, so it stays a list of links. */
  isStill: boolean;
}

/**
 * The language menu. Without scripts it is a popover of links, one per language. With scripts it follows the
 * ARIA menu button pattern and changes the language without a page load.
 */
export function LanguageMenu({ isStill }: LanguageMenuProps) {
  const t = useLayoutWords();
  const shown = languageOf(useLanguage());
  const menu = useMenu();
  const choose = useChooseLanguage();
  const [hasChosen, setHasChosen] = useState(false);

  return (
    <div className={classes.menu}>
      <button
        type="button"
        className={classes.toggle}
        popoverTarget={LIST_ID}
        aria-haspopup={isStill ? undefined : 'menu'}
        aria-expanded={menu.isOpen}
        aria-controls={LIST_ID}
        {...menu.toggle}
      >
        <span className={classes.hidden}>{t('language.word')}: </span>
        <Flag language={shown} />
        <span className={classes.label}>{shown.label}</span>
        <span className={classes.hidden} lang={shown.html}>
          {shown.name}
        </span>
        <span className={classes.arrow} aria-hidden="true" />
      </button>
      <div
        id={LIST_ID}
        className={classes.list}
        popover="auto"
        {...{ role: isStill ? 'group' : 'menu', 'aria-label': t('language.choose') }}
        {...menu.list}
      >
        {languages.map((language) => (
          <Item
            key={language.code}
            language={language}
            isCurrent={language === shown}
            isStill={isStill}
            onChoose={() => {
              menu.close();
              setHasChosen(true);
              choose(language.code);
            }}
          />
        ))}
      </div>
      <span className={classes.hidden} role="status">
        {hasChosen && t('language.changed')}
      </span>
    </div>
  );
}

interface ItemProps {
  language: Language;
  isCurrent: boolean;
  isStill: boolean;
  onChoose: () => void;
}

function Item({ language, isCurrent, isStill, onChoose }: ItemProps) {
  const { pathname, search, hash } = useLocation();
  const handleClick = (event: MouseEvent) => {
    // The browser opens the new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      {...(isStill
        ? { 'aria-current': isCurrent || undefined }
        : { role: 'menuitemradio', 'aria-checked': isCurrent })}
      className={classes.item}
      href={pathInLanguage(pathname, language.code) + search + hash}
      hrefLang={language.html}
      lang={language.html}
      onClick={handleClick}
    >
      <Flag language={language} isLazy />
      <span className={classes.code} aria-hidden="true">
        {language.label}
      </span>
      <bdi>{language.name}</bdi>
    </a>
  );
}

/** A decorative image: the language's name is beside it. */
function Flag({ language: { code }, isLazy }: { language: Language; isLazy?: boolean }) {
  return (
    <img
      className={classes.flag}
      src={flags[code]}
      alt=""
      width={24}
      height={18}
      loading={isLazy ? 'lazy' : undefined}
    />
  );
}
