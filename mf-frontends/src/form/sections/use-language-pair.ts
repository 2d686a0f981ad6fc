import { isLanguageCode, type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { getItem, setItem } from '@wabu/shared/storage';
import { useState } from 'react';

export interface LanguagePair {
  source: LanguageCode;
  target: LanguageCode;
}

const KEY = 'frontendLanguages';
const usual: LanguagePair = { source: 'it', target: 'en' };

function readPair(): LanguagePair {
  const [source, target] = (getItem('localStorage', KEY) ?? '').split('-');
  const isPair = isLanguageCode(source) && isLanguageCode(target) && source !== target;
  return isPair ? { source, target } : usual;
}

export function pairWith(pair: LanguagePair, change: Partial<LanguagePair>): LanguagePair {
  const next = { ...pair, ...change };
  if (next.source !== next.target) return next;
  return change.source === undefined
    ? { source: pair.target, target: next.target }
    : { source: next.source, target: pair.source };
}

export function nextTarget({ source, target }: LanguagePair, step: 1 | -1): LanguageCode {
  const others = languageCodes.filter((code) => code !== source);
  const at = others.indexOf(target);
  return others[(at + step + others.length) % others.length] ?? target;
}

export function useLanguagePair(): [LanguagePair, (change: Partial<LanguagePair>) => void] {
  const [pair, setPair] = useState(readPair);
  const choose = (change: Partial<LanguagePair>) => {
    const next = pairWith(pair, change);
    setItem('localStorage', KEY, `${next.source}-${next.target}`);
    setPair(next);
  };
  return [pair, choose];
}
