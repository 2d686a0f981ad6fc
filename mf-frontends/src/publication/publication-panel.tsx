import { normaliseFrontendUrl, type Section } from '@wabu/shared/entities/frontend';
import {
  completeLanguages,
  type MissingByLanguage,
  type MissingItem,
  missingForPublication,
  type Publication,
} from '@wabu/shared/entities/microsite';
import { type LanguageCode, languages } from '@wabu/shared/i18n/languages';
import { Button, SaveStatus, useTimeFormat } from '@wabu/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { type FormTarget, formTargetOf } from '../model/publication/form-target.ts';
import { isPublic } from '../model/publication/is-public.ts';
import { PublicationBadge } from '../parts/publication-badge.tsx';
import {
  PanelButton,
  PanelDetails,
  PanelLink,
  PanelText,
  RecordPanel,
} from '../parts/record-panel.tsx';
import { useTextName } from '../parts/text-name.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './missing-list.module.css';
import { usePublication } from './use-publication.ts';

interface PublicationPanelProps {
  url: string;
  version: number;
  publication: Publication | undefined;
  shown: ShownFrontend & { Sezioni: readonly Section[] };
  canPublish: boolean;
  isDirty: boolean;
  /** Leads to a part of the form; without it the panel only says what is missing. */
  onGo?: ((target: FormTarget) => void) | undefined;
  onNewer?: () => void;
  children?: ReactNode;
}

export function PublicationPanel(props: PublicationPanelProps) {
  const { url, version, publication, shown, canPublish, isDirty, children } = props;
  const t = useFrontendsWords();
  const controls = usePublication({ url, version, onNewer: props.onNewer });
  const own = useMemo(() => missingForPublication(shown), [shown]);
  const missing = controls.missing ?? own;
  return (
    <RecordPanel
      title={t('publication.title')}
      badge={<PublicationBadge publication={publication} />}
      buttons={
        <>
          {isPublic(publication) && <OpenPage url={url} />}
          {canPublish && (
            <Buttons
              publication={publication}
              isDirty={isDirty}
              missing={missing}
              controls={controls}
            />
          )}
        </>
      }
    >
      <SaveStatus isSaving={false} isWaiting={controls.isWaiting} />
      <Facts publication={publication} />
      <Hint {...props} missing={missing} />
      <Languages missing={missing} sections={shown.Sezioni} onGo={props.onGo} />
      {children}
    </RecordPanel>
  );
}

function OpenPage({ url }: { url: string }) {
  const t = useFrontendsWords();
  const path = normaliseFrontendUrl(url).split('/').map(encodeURIComponent).join('/');
  return <PanelLink href={`/siti/${path}`}>{t('publication.open')}</PanelLink>;
}

interface ButtonsProps {
  publication: Publication | undefined;
  isDirty: boolean;
  missing: MissingByLanguage;
  controls: ReturnType<typeof usePublication>;
}

function Buttons({ publication, isDirty, missing, controls }: ButtonsProps) {
  const t = useFrontendsWords();
  const { step } = controls;
  const isBlocked =
    isDirty || publication?.state === 'published' || completeLanguages(missing).length === 0;
  return (
    <>
      {isPublic(publication) && (
        <Button
          size="sm"
          busy={step === 'withdraw'}
          onClick={() => step === null && void controls.withdraw()}
        >
          {t('publication.withdraw')}
        </Button>
      )}
      <Button
        size="sm"
        look="solid"
        busy={step === 'publish' || step === 'undo'}
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? HINT_ID : undefined}
        onClick={({ detail }) => {
          const isSecondOfDoubleClick = detail > 1;
          const isReady = !isBlocked && step === null && !isSecondOfDoubleClick;
          if (isReady) void controls.publish();
        }}
      >
        {t('publication.publish')}
      </Button>
    </>
  );
}

const HINT_ID = 'frontend-publication-hint';

function Facts({ publication }: Pick<PublicationPanelProps, 'publication'>) {
  const t = useFrontendsWords();
  const format = useTimeFormat();
  if (publication === undefined) return null;
  const { state, publishedAt, publishedBy, languages: codes } = publication;
  const facts = { date: format(Date.parse(publishedAt)), who: publishedBy };
  return (
    <PanelText kind="facts">
      {t(state === 'withdrawn' ? 'publication.wasBy' : 'publication.by', facts)}
      {state !== 'withdrawn' && ` ${t('publication.publicIn', { languages: labelsOf(codes) })}`}
    </PanelText>
  );
}

function Hint(props: PublicationPanelProps & { missing: MissingByLanguage }) {
  const t = useFrontendsWords();
  const { canPublish, isDirty, missing } = props;
  const words = () => {
    if (!canPublish) return t('publication.askAdmin');
    if (isDirty) return t('publication.saveFirst');
    return completeLanguages(missing).length === 0 ? t('publication.noneComplete') : null;
  };
  const text = words();
  return (
    text && (
      <PanelText id={HINT_ID} kind="hint">
        {text}
      </PanelText>
    )
  );
}

type LanguagesProps = Pick<PublicationPanelProps, 'onGo'> & {
  missing: MissingByLanguage;
  sections: readonly Section[];
};

function Languages(props: LanguagesProps) {
  const t = useFrontendsWords();
  const complete = completeLanguages(props.missing);
  const isAll = complete.length === languages.length;
  if (isAll) return <PanelText kind="facts">{t('publication.allReady')}</PanelText>;
  return (
    <>
      {complete.length > 0 && (
        <PanelText kind="facts">
          {t('publication.ready', { count: complete.length, languages: labelsOf(complete) })}
        </PanelText>
      )}
      <Incomplete {...props} />
      <PanelDetails summary={t('publication.missingTitle')}>
        <MissingList {...props} />
      </PanelDetails>
    </>
  );
}

const labelsOf = (codes: readonly LanguageCode[]) =>
  languages
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join(', ');

type ShownFrontend = Parameters<typeof missingForPublication>[0];

const incomplete = (missing: MissingByLanguage) =>
  languages.filter(({ code }) => missing[code].length > 0);

/** How many texts each language lacks; a press leads to the first of them. */
function Incomplete({ missing, onGo }: LanguagesProps) {
  const t = useFrontendsWords();
  return (
    <ul className={styles.incomplete}>
      {incomplete(missing).map(({ code, label, name }) => (
        <li key={code} title={name}>
          <Way to={missing[code][0]} language={code} onGo={onGo}>
            {t('publication.lacks', { language: label, count: missing[code].length })}
          </Way>
        </li>
      ))}
    </ul>
  );
}

function MissingList({ missing, sections, onGo }: LanguagesProps) {
  const wordsOf = useItemWords(sections);
  return (
    <ul className={styles.languages}>
      {incomplete(missing).map(({ code, label, name }) => (
        <li key={code}>
          <abbr title={name}>{label}</abbr>
          <ul className={styles.items}>
            {missing[code].map((item) => (
              <li key={keyOf(item)}>
                <Way to={item} language={code} onGo={onGo}>
                  {wordsOf(item)}
                </Way>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const keyOf = (item: MissingItem) => Object.values(item).join('/');

interface WayProps extends Pick<PublicationPanelProps, 'onGo'> {
  to: MissingItem | undefined;
  language: LanguageCode;
  children: ReactNode;
}

function Way({ to, language, onGo, children }: WayProps) {
  if (onGo === undefined || to === undefined) return children;
  return <PanelButton onClick={() => onGo(formTargetOf(to, language))}>{children}</PanelButton>;
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
