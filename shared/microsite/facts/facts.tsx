import { type Facts, phoneAddress } from '../../entities/facts.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { exceptionRow, priceText, seasonText, weekRows } from './fact-text.ts';
import { kindWords } from './kind-words.ts';
import { factWords } from './words.ts';

interface FactListProps {
  facts: Facts;
  language: LanguageCode;
}

/** What visitors ask of a place first. Renders nothing without any fact. */
export function FactList({ facts, language }: FactListProps) {
  const { phone, website, kind, price, seasons = [], exceptions = [] } = facts;
  const words = factWords[language];
  const isEmpty = !phone && !website && !kind && price === undefined;
  if (isEmpty && seasons.length + exceptions.length === 0) return null;
  return (
    <div className="ms-fact">
      <h2 className="ms-label">{words.title}</h2>
      <dl className="ms-facts">
        {kind && <Line name={words.kind}>{kindWords[language][kind][0]}</Line>}
        {price !== undefined && <Line name={words.price}>{priceText(facts, language)}</Line>}
        {phone && (
          <Line name={words.phone}>
            <a href={phoneAddress(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Line>
        )}
        {website && (
          <Line name={words.website}>
            <a href={website} rel="noopener noreferrer nofollow">
              <bdi dir="ltr">{new URL(website).host}</bdi>
            </a>
          </Line>
        )}
        {seasons.length > 0 && (
          <Line name={words.hours}>
            {seasons.map((season, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own
              <div key={index}>
                <p className="ms-season">{seasonText(season, language)}</p>
                <Rows rows={weekRows(season.week, language)} />
              </div>
            ))}
          </Line>
        )}
        {exceptions.length > 0 && (
          <Line name={words.exceptions}>
            <Rows rows={exceptions.map((exception) => exceptionRow(exception, language))} />
          </Line>
        )}
      </dl>
    </div>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Rows({ rows }: { rows: { days: string; times: string }[] }) {
  return (
    <ul>
      {rows.map(({ days, times }) => (
        <li key={days} className="ms-hours">
          <span>{days}</span>
          <span>{times}</span>
        </li>
      ))}
    </ul>
  );
}

interface ContactBarProps {
  language: LanguageCode;
  phone: string | undefined;
  /** Where to write, and the map; '' for none. */
  write: string;
  map: string;
}

/** On a phone at the end of the screen. */
export function ContactBar({ language, phone, write, map }: ContactBarProps) {
  const words = factWords[language];
  const links = [
    [words.call, phone ? phoneAddress(phone) : ''],
    [words.write, write],
    [words.map, map],
  ].filter(([, address]) => address !== '');
  if (links.length === 0) return null;
  return (
    <nav className="ms-bar" aria-label={words.bar}>
      {links.map(([name, address]) => (
        <a key={name} href={address} rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </nav>
  );
}
