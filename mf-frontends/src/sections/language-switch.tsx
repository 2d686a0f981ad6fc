import { type LanguageCode, languageOf, languages } from '@wabu/shared/i18n/languages';
import { Button, IconBack, Select, useHotkey } from '@wabu/shared/ui';
import { ChevronRight } from 'lucide-react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './language-switch.module.css';
import { type LanguagePair, nextTarget } from './use-language-pair.ts';

interface LanguageSwitchProps {
  pair: LanguagePair;
  onChange: (change: Partial<LanguagePair>) => void;
}

// On Apple keyboards Option+arrow moves the caret by a word.
const isApple = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

export function LanguageSwitch({ pair, onChange }: LanguageSwitchProps) {
  const t = useFrontendsWords();
  const go = (step: 1 | -1) => onChange({ target: nextTarget(pair, step) });
  const [previous, next] = [t('languages.previous'), t('languages.next')];
  useHotkey('alt+arrowleft', () => go(-1), { enabled: !isApple, label: previous });
  useHotkey('alt+arrowright', () => go(1), { enabled: !isApple, label: next });
  const keys = isApple ? '' : ' (Alt ';
  return (
    <fieldset className={styles.switch} aria-label={t('languages.pair')}>
      <Choice
        label={t('languages.from')}
        value={pair.source}
        onChange={(source) => onChange({ source })}
      />
      <Button
        round
        look="quiet"
        aria-label={t('languages.previous')}
        title={keys && `${t('languages.previous')}${keys}←)`}
        onClick={() => go(-1)}
      >
        <IconBack size={18} aria-hidden="true" />
      </Button>
      <Choice
        label={t('languages.to')}
        value={pair.target}
        onChange={(target) => onChange({ target })}
      />
      <Button
        round
        look="quiet"
        aria-label={t('languages.next')}
        title={keys && `${t('languages.next')}${keys}→)`}
        onClick={() => go(1)}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: LanguageCode;
  onChange: (code: LanguageCode) => void;
}

function Choice({ label, value, onChange }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <Select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(languageOf(target.value as LanguageCode).code)}
      >
        {languages.map(({ code, label: short, name }) => (
          <option key={code} value={code}>
            {`${short}\u2003${name}`}
          </option>
        ))}
      </Select>
    </span>
  );
}
