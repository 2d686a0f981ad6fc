import { type ReactNode, useMemo } from 'react';
import type { FieldPath, HistoryDifference } from '../../../entities/history/history.ts';
import { plainText } from '../../../entities/rich-text/plain-text.ts';
import { isLanguageCode, type LanguageCode, languageOf } from '../../../i18n/languages.ts';
import { wordDifferences } from '../../../text/word-differences.ts';
import { Button } from '../../controls/button.tsx';
import { VisuallyHidden } from '../../controls/visually-hidden.tsx';
import type { RecordHistoryProps } from '../record-history.tsx';
import styles from './history.module.css';
import type { RestoredState } from './use-restore.tsx';
import { useHistoryWords } from './words/it.ts';

type Field = HistoryDifference['fields'][number];

export interface FieldRestore {
  label: 'restoreBefore' | 'restoreAfter';
  state: RestoredState;
}

interface FieldDifferenceProps extends Pick<RecordHistoryProps, 'labelOf' | 'drawValue'> {
  field: Field;
  restores: readonly FieldRestore[];
  onRestore: (state: RestoredState, path: FieldPath) => void;
}

export function FieldDifference(props: FieldDifferenceProps) {
  const { field, labelOf, drawValue = () => undefined, restores, onRestore } = props;
  const t = useHistoryWords();
  const { path, before, after } = field;
  const label = labelOf(path);
  const textOf = useValueText();
  const drawn = { before: drawValue(path, before), after: drawValue(path, after) };
  return (
    <li className={styles.field}>
      <h4 className={styles.label}>{label}</h4>
      {drawn.before !== undefined || drawn.after !== undefined ? (
        <div className={styles.sides}>
          <Side tag="del">{drawn.before ?? t('empty')}</Side>
          <Side tag="ins">{drawn.after ?? t('empty')}</Side>
        </div>
      ) : (
        <TextDifference
          before={textOf(before)}
          after={textOf(after)}
          language={languageOfPath(path)}
        />
      )}
      <div className="wabu-wrap wabu-gap-2">
        {restores.map(({ label: action, state }) => (
          <Button
            key={action}
            size="sm"
            look="quiet"
            aria-label={t('restoreField', { action: t(action), field: label })}
            onClick={() => onRestore(state, path)}
          >
            {t(action)}
          </Button>
        ))}
      </div>
    </li>
  );
}

function Side({ tag: Tag, children }: { tag: 'del' | 'ins'; children: ReactNode }) {
  return <Tag className={styles.side}>{children}</Tag>;
}

/** The language of a text: `['Sezioni', id, 'Contenuto', 'de']`, `['altTexts', file, 'texts', 'de']`. */
export function languageOfPath(path: FieldPath): LanguageCode | null {
  const last = path.at(-1) ?? '';
  return path.length > 2 && isLanguageCode(last) ? last : null;
}

export function useValueText(): (value: unknown) => string {
  const t = useHistoryWords();
  return (value) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : textsIn(value).join('\n');
}

function textsIn(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : textsIn(part)));
}

interface TextDifferenceProps {
  before: string;
  after: string;
  /** The language of the text; null for a text without one, such as an address. */
  language: LanguageCode | null;
}

function TextDifference({ before, after, language }: TextDifferenceProps) {
  const t = useHistoryWords();
  const runs = useMemo(
    () => wordDifferences(plainText(before), plainText(after), language ?? 'it'),
    [before, after, language],
  );
  const isReformatted = tagsOf(before) !== tagsOf(after);
  const { html: lang, direction } = language
    ? languageOf(language)
    : { html: undefined, direction: 'auto' };
  return (
    <>
      <p className={styles.text} lang={lang} dir={direction}>
        {runs.map(({ kind, text }, index) => {
          if (kind === 'same') return text;
          const Tag = kind === 'added' ? 'ins' : 'del';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other identity
            <Tag key={index} className={styles[kind]}>
              <VisuallyHidden>{t(kind)} </VisuallyHidden>
              {text}
            </Tag>
          );
        })}
        {runs.length === 0 && t('empty')}
      </p>
      {isReformatted && <p className="wabu-muted wabu-small">{t('formatting')}</p>}
    </>
  );
}

const tagsOf = (html: string) => (html.match(/<[^<>]*>/g) ?? []).join('');
