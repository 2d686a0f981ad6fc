import type { Section } from '@wabu/shared/entities/frontend';
import type {
  MissingByLanguage,
  MissingItem,
  missingForPublication,
} from '@wabu/shared/entities/microsite';
import { type LanguageCode, languages } from '@wabu/shared/i18n/languages';
import { type FormTarget, formTargetOf } from '../model/publication/form-target.ts';
import { PanelButton, PanelDetails } from '../parts/record-panel.tsx';
import { useTextName } from '../translation/text-name.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './missing-list.module.css';

export type ShownFrontend = Parameters<typeof missingForPublication>[0];

interface MissingListProps {
  missing: MissingByLanguage;
  sections: readonly Section[];
  /** Leads to a target of the form; without it the list only names what is missing. */
  onGo: ((target: FormTarget) => void) | undefined;
}

export function MissingList({ missing, sections, onGo }: MissingListProps) {
  const t = useFrontendsWords();
  const incomplete = languages.filter(({ code }) => missing[code].length > 0);
  return (
    <ul className={styles.languages}>
      {incomplete.map(({ code, label, name }) => (
        <li key={code}>
          <PanelDetails
            summary={
              <>
                <abbr title={name}>{label}</abbr>{' '}
                {t('publication.lacks', { count: missing[code].length })}
              </>
            }
          >
            <ul className={styles.items}>
              {missing[code].map((item) => (
                <li key={keyOf(item)}>
                  <Item item={item} language={code} sections={sections} onGo={onGo} />
                </li>
              ))}
            </ul>
          </PanelDetails>
        </li>
      ))}
    </ul>
  );
}

const keyOf = (item: MissingItem) => Object.values(item).join('/');

interface ItemProps extends Pick<MissingListProps, 'sections' | 'onGo'> {
  item: MissingItem;
  language: LanguageCode;
}

function Item({ item, language, sections, onGo }: ItemProps) {
  const words = useItemWords(sections)(item);
  if (onGo === undefined) return words;
  return <PanelButton onClick={() => onGo(formTargetOf(item, language))}>{words}</PanelButton>;
}

function useItemWords(sections: readonly Section[]): (item: MissingItem) => string {
  const t = useFrontendsWords();
  const nameOf = useTextName(sections);
  return (item) => {
    if (item.kind === 'sections') return t('publication.missing.sections');
    if ('file' in item) return t(`publication.missing.${item.kind}`, { file: item.file });
    const { section } = item;
    return nameOf({ section, field: item.kind === 'name' ? 'NomeSezione' : 'Contenuto' });
  };
}
