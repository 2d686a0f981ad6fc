import type { Frontend } from '@wabu/shared/entities/frontend';
import { RecordHistory, type RestorableRecord } from '@wabu/shared/ui';
import { loadFrontend } from '../api/frontend-calls.ts';
import { FrontendPicture } from '../images/frontend-picture.tsx';
import { choiceInWords, labelOf, sectionName } from '../model/frontend-labels.ts';
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
  return {
    entity: 'frontend',
    recordKey: URL,
    labelOf: (path) => labelOf(t, path, Sezioni),
    drawValue([field = '', ...rest], value) {
      if (field === 'legal' || field === 'altTexts') return choicesInWords(t, rest.at(-1), value);
      if (rest.length > 0) return undefined;
      const names = [value || []].flat().map(String);
      if (field === 'Sezioni') return names.map((id) => sectionName(t, Sezioni, id)).join(' → ');
      if (!isPictureField(field) || names.length === 0) return undefined;
      return names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
        <FrontendPicture key={index} url={URL} name={name} kind={kinds[field]} />
      ));
    },
    loadVersion: async () => (await loadFrontend(URL)).version,
  };
}

const kinds = { Logo: 'logo', Copertina: 'cover', Slideshow: 'slide' } as const;
const isPictureField = (field: string): field is keyof typeof kinds => field in kinds;

/** A value with the words of the choices in it; undefined for another value, and when nothing is chosen. */
function choicesInWords(t: FrontendsTranslate, key: string | undefined, value: unknown) {
  if (typeof value !== 'object' || Array.isArray(value)) return choiceInWords(t, key, value);
  return textsInWords(t, key, value).join(' · ') || undefined;
}

function textsInWords(t: FrontendsTranslate, key: string | undefined, value: unknown): string[] {
  if (typeof value === 'string') return [choiceInWords(t, key, value) ?? value];
  const parts = Object.entries(value ?? {});
  return parts.flatMap(([part, one]) => textsInWords(t, part, one));
}
