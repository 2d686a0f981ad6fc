import type { Frontend } from '@wabu/shared/entities/frontend';
import type { FieldPath } from '@wabu/shared/entities/history/history';
import { codeKinds } from '@wabu/shared/entities/legal/legal';
import { isLanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { RecordHistory, type RestorableRecord } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { loadFrontend } from '../api/frontend-calls.ts';
import { licenceInWords, offerInWords } from '../conflict/conflict-labels.ts';
import { FrontendPicture } from '../images/frontend-picture.tsx';
import { sectionTitle } from '../model/draft/section-title.ts';
import { fieldLabel } from '../saving/problem-label.ts';
import { type FrontendsTranslate, useFrontendsWords } from '../words/frontends-words.ts';

interface FrontendHistoryProps {
  frontend: Frontend;
  canWrite: boolean;
  hasUnsavedWork: boolean;
  /** Asks about an open form before a version is restored. */
  leave: () => Promise<boolean>;
  onClose: () => void;
}

export function FrontendHistory(props: FrontendHistoryProps) {
  const { frontend, canWrite, hasUnsavedWork, leave, onClose } = props;
  const t = useFrontendsWords();
  const { loadVersion, ...record } = historyRecordOf(t, frontend);
  return (
    <RecordHistory
      {...record}
      name={frontend.URL}
      restoring={canWrite ? { loadVersion, hasUnsavedWork, leave } : undefined}
      onClose={onClose}
    />
  );
}

export function DeletedFrontendHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useFrontendsWords();
  const { labelOf, drawValue } = historyRecordOf(t, { URL: '', Sezioni: [] });
  return (
    <RecordHistory
      entity="frontend"
      recordKey=""
      name=""
      deletedId={id}
      labelOf={labelOf}
      drawValue={drawValue}
      onClose={onClose}
    />
  );
}

export function historyRecordOf(
  t: FrontendsTranslate,
  { URL, Sezioni }: Pick<Frontend, 'URL' | 'Sezioni'>,
): RestorableRecord {
  const nameOf = (id: string) =>
    sectionTitle(Sezioni.find((section) => section.id === id)) || t('sections.untitled');
  return {
    entity: 'frontend',
    recordKey: URL,
    labelOf: (path) => labelOf(t, path, nameOf),
    drawValue: (path, value) => drawValue(t, URL, path, value, nameOf),
    loadVersion: async () => (await loadFrontend(URL)).version,
  };
}

const legalFields = ['offer', ...codeKinds] as const;

const altTextParts = ['focus', 'decorative', 'author', 'licence'] as const;

function labelOf(t: FrontendsTranslate, path: FieldPath, nameOf: (id: string) => string): string {
  const [first = '', second, third, language = third] = path;
  if (first === 'Localizzazione') return fieldLabel(t, second ?? first) ?? first;
  if (first === 'altTexts' && second !== undefined) return altTextLabel(t, second, third);
  if (first === 'dismissedChecks') return t('history.checks');
  if (first === 'legal') return legalLabel(t, second);
  if (first !== 'Sezioni') return fieldLabel(t, first) ?? first;
  if (second === undefined) return t('conflict.order');
  const section = nameOf(second);
  if (third === 'visible') return t('conflict.visible', { section });
  if (third === undefined) return t('history.section', { section });
  const field = fieldLabel(t, third) ?? third;
  if (language === undefined || !isLanguageCode(language)) return `${section}: ${field}`;
  return t('conflict.sectionText', { section, field, language: languageOf(language).label });
}

function legalLabel(t: FrontendsTranslate, part: string | undefined): string {
  const field = legalFields.find((one) => one === part);
  return field ? t(`legal.fields.${field}`) : t('legal.title');
}

function altTextLabel(t: FrontendsTranslate, file: string, part: string | undefined): string {
  const known = altTextParts.find((one) => one === part);
  if (known) return t(`conflict.${known}`, { file });
  if (part === undefined || !isLanguageCode(part)) return t('history.picture', { file });
  return t('conflict.altText', { file, language: languageOf(part).label });
}

const kinds = { Logo: 'logo', Copertina: 'cover', Slideshow: 'slide' } as const;

/** A value with the words of the choices in it; undefined for another value, and when nothing is chosen. */
function choicesInWords(t: FrontendsTranslate, key: string | undefined, value: unknown) {
  const isChoice = key === 'offer' || key === 'licence' || isObject(value);
  return (isChoice && textsInWords(t, key, value).join(' · ')) || undefined;
}

function textsInWords(t: FrontendsTranslate, key: string | undefined, value: unknown): string[] {
  if (key === 'offer') return [offerInWords(t, value)];
  if (key === 'licence') return [licenceInWords(t, value)];
  if (Array.isArray(value)) return value.map(String);
  if (isObject(value))
    return Object.entries(value).flatMap(([part, one]) => textsInWords(t, part, one));
  return typeof value === 'string' ? [value] : [];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function drawValue(
  t: FrontendsTranslate,
  url: string,
  [field = '', ...rest]: FieldPath,
  value: unknown,
  nameOf: (id: string) => string,
): ReactNode {
  if (field === 'legal' || field === 'altTexts') return choicesInWords(t, rest.at(-1), value);
  if (rest.length > 0) return undefined;
  const names = (Array.isArray(value) ? value : [value]).filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
  if (field === 'Sezioni') return names.map(nameOf).join(' → ');
  if (!(field in kinds)) return undefined;
  if (names.length === 0) return undefined;
  const kind = kinds[field as keyof typeof kinds];
  // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
  return names.map((name, index) => <FrontendPicture key={index} {...{ url, name, kind }} />);
}
