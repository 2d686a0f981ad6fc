import type { FoundFrontend, FoundText, TextMatch } from '@wabu/shared/entities/replace/find-texts';
import { languageOf } from '@wabu/shared/i18n/languages';
import { IconAlert } from '@wabu/shared/ui';
import { type Excluded, isChosen, outdatedBy } from '../../model/replace/choice.ts';
import changes from '../../parts/changed-words.module.css';
import { CheckboxRow } from '../../parts/checkbox-group.tsx';
import { type FrontendsTranslate, useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './replace.module.css';

interface FoundFrontendProps {
  found: FoundFrontend;
  excluded: Excluded;
  onSelect: (matches: readonly TextMatch[], isSelected: boolean) => void;
}

export function FoundFrontendGroup({ found, excluded, onSelect }: FoundFrontendProps) {
  const t = useFrontendsWords();
  const { URL, texts, isPublished } = found;
  const usable = texts.flatMap(({ matches }) => matches.filter(({ broken }) => !broken));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>
        <CheckboxRow
          label={`${URL} (${usable.length})`}
          selected={usable.filter((match) => isChosen(match, excluded)).length}
          of={usable.length}
          onSelect={(isSelected) => onSelect(usable, isSelected)}
        />
        {isPublished && (
          <span className="wabu-muted wabu-tiny wabu-normal">
            {t('publication.states.published')}
          </span>
        )}
      </legend>
      {texts.map((text) => (
        <FoundTextMatches
          key={JSON.stringify(text.place)}
          text={text}
          texts={texts}
          excluded={excluded}
          onSelect={onSelect}
        />
      ))}
    </fieldset>
  );
}

interface FoundTextProps extends Omit<FoundFrontendProps, 'found'> {
  text: FoundText;
  texts: readonly FoundText[];
}

function FoundTextMatches({ text, texts, excluded, onSelect }: FoundTextProps) {
  const t = useFrontendsWords();
  const { place, kind, matches } = text;
  const outdated = outdatedBy(text, texts, excluded);
  const language = place.in === 'address' ? undefined : languageOf(place.language);
  return (
    <div className={styles.text}>
      <p className="wabu-wrap wabu-gap-0-3 wabu-muted wabu-small">
        {placeName(t, text)}
        {kind && (
          <span className="wabu-muted wabu-tiny wabu-normal">{t(`replace.kinds.${kind}`)}</span>
        )}
      </p>
      <ul>
        {matches.map((match, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the matches never move
          <li key={index} className={changes.changed}>
            <CheckboxRow
              selected={isChosen(match, excluded)}
              of={match.broken ? 0 : 1}
              onSelect={(isSelected) => onSelect([match], isSelected)}
              label={
                <span lang={language?.html} dir={language?.direction}>
                  {match.before}
                  <del>{match.match}</del>
                  <ins>{match.replacement}</ins>
                  {match.after}
                </span>
              }
            />
            {match.kind !== 'text' && (
              <span className="wabu-muted wabu-tiny wabu-normal">
                {t(`replace.matchKinds.${match.kind}`)}
              </span>
            )}
            {match.broken && (
              <p className="wabu-row wabu-gap-1 wabu-warning wabu-small">
                <IconAlert size={16} aria-hidden="true" />
                {t('replace.broken')}
              </p>
            )}
          </li>
        ))}
      </ul>
      {outdated.length > 0 && (
        <p className="wabu-row wabu-gap-1 wabu-warning wabu-small">
          {t('replace.outdated', {
            languages: outdated.map((code) => languageOf(code).label).join(', '),
          })}
        </p>
      )}
    </div>
  );
}

function placeName(t: FrontendsTranslate, { place, title }: FoundText): string {
  if (place.in === 'address') return `${t('form.address')} · ${t(`fields.${place.field}`)}`;
  const { label } = languageOf(place.language);
  if (place.in === 'picture') return `${label} · ${t('altText.title')} · ${title}`;
  return `${label} · ${title || t('sections.untitled')} · ${t(`fields.${place.field}`)}`;
}
