import type { Frontend, Section } from '@wabu/shared/entities/frontend';
import { languageOf } from '@wabu/shared/i18n';
import { Button } from '@wabu/shared/ui';
import { Card } from '../parts/card.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './frontends.module.css';
import { loadFrontends } from './use-frontends.ts';

/** All frontends with their parsed JSON fields. */
export function FrontendsCard() {
  const t = useDevtoolsWords();
  const { state, run } = useAction(loadFrontends);
  return (
    <Card title={t('frontends.title')}>
      <div>
        <Button onClick={() => void run()} busy={state.status === 'busy'}>
          {t('frontends.load')}
        </Button>
      </div>
      <Outcome state={state}>
        {(frontends) =>
          frontends.length === 0 ? (
            <p>{t('frontends.none')}</p>
          ) : (
            <>
              <p>{t('frontends.count', { count: frontends.length })}</p>
              {frontends.map((frontend) => (
                <FrontendDetails key={frontend.URL} frontend={frontend} />
              ))}
            </>
          )
        }
      </Outcome>
    </Card>
  );
}

function FrontendDetails({ frontend }: { frontend: Frontend }) {
  const t = useDevtoolsWords();
  const { URL: url, Fornitore, Logo, Copertina, Slideshow, Localizzazione, Sezioni } = frontend;
  const address = Object.entries(Localizzazione ?? {});
  return (
    <details className={styles.details}>
      <summary>
        <bdi>{url}</bdi> · <bdi>{Fornitore}</bdi>
      </summary>
      <dl className={styles.facts}>
        <Fact name="Logo" value={Logo} />
        <Fact name="Copertina" value={Copertina} />
        <Fact name="Slideshow" value={Array.isArray(Slideshow) ? Slideshow.join(', ') : ''} />
        {address.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
        <dt>Sezioni</dt>
        <dd>
          {Array.isArray(Sezioni) && Sezioni.length > 0 ? (
            <ol>
              {Sezioni.map((section) => (
                <SectionLine key={section.id} section={section} />
              ))}
            </ol>
          ) : (
            t('frontends.empty')
          )}
        </dd>
      </dl>
    </details>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  const t = useDevtoolsWords();
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value || t('frontends.empty')}</bdi>
      </dd>
    </>
  );
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** The text of stored HTML. The HTML is not parsed into DOM, so that none of it can run. */
const textOf = (html: string | undefined) =>
  (html ?? '').replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

function SectionLine({ section }: { section: Section }) {
  const t = useDevtoolsWords();
  const codes = Object.entries(section.Contenuto)
    .filter(([, html]) => html)
    .map(([code]) => languageOf(code as 'it').label);
  return (
    <li>
      <span aria-hidden="true">{section.visible ? '✓' : '✗'}</span>{' '}
      <bdi>{textOf(section.NomeSezione.it)}</bdi> (
      {section.visible ? t('frontends.visible') : t('frontends.hidden')}) {codes.join(' ')}
    </li>
  );
}
