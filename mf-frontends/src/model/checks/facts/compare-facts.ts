import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Finding } from '../finding.ts';
import type { VisibleText } from '../visible-text.ts';
import { factOfLink, takeContacts, takeNationalPhones } from './contacts.ts';
import { takeDates } from './dates.ts';
import { createScan, type Fact, type FactKind } from './fact.ts';
import { takeNumbers, takePrices } from './numbers.ts';
import { takeTimes, takeTimesWithDot } from './times.ts';

const kinds: readonly FactKind[] = ['price', 'time', 'date', 'number', 'phone', 'email', 'link'];

export function compareFacts(
  source: VisibleText,
  target: VisibleText,
  languages: { source: LanguageCode; target: LanguageCode },
): Finding[] {
  const { missing, extra } = difference(
    factsIn(source, languages.source),
    factsIn(target, languages.target),
  );
  const findings = kinds.flatMap((check) => {
    const rawOf = (facts: readonly Fact[]) => [
      ...new Set(facts.filter(({ kind }) => kind === check).map(({ raw }) => raw)),
    ];
    const finding = { check, source: rawOf(missing), target: rawOf(extra) };
    return finding.source.length + finding.target.length > 0 ? [finding] : [];
  });
  return withNumbersJoined(findings);
}

/** `18` beside `8 pm` is one wrong time, not a lost number and an added time. */
function withNumbersJoined(findings: readonly Finding[]): Finding[] {
  const numbers = findings.find(({ check }) => check === 'number');
  const half = findings.find(
    ({ check, source, target }) =>
      numbers !== undefined &&
      (check === 'price' || check === 'time' || check === 'date') &&
      source.length + numbers.source.length > 0 &&
      target.length + numbers.target.length > 0 &&
      (source.length === 0) === (numbers.target.length === 0) &&
      (target.length === 0) === (numbers.source.length === 0),
  );
  if (numbers === undefined || half === undefined) return [...findings];
  const joined = {
    ...half,
    source: [...half.source, ...numbers.source],
    target: [...half.target, ...numbers.target],
  };
  return findings.filter((one) => one !== numbers).map((one) => (one === half ? joined : one));
}

function factsIn({ text, links }: VisibleText, language: LanguageCode): Fact[] {
  const scan = createScan(text, language);
  // The most specific patterns come first.
  takeContacts(scan);
  takeDates(scan);
  takePrices(scan);
  takeTimes(scan);
  takeNationalPhones(scan);
  takeTimesWithDot(scan);
  takeNumbers(scan);
  const linked = links.map(
    (href): Fact => ({
      raw: href,
      alternatives: [],
      isOptional: false,
      ...factOfLink(href),
    }),
  );
  return withoutRepeats([...scan.facts(), ...linked]);
}

const YEAR = /^n:(?:19|20)\d\d$/;
const isOnce = ({ kind, key }: Fact) =>
  kind === 'email' || kind === 'link' || kind === 'phone' || key.startsWith('m:') || YEAR.test(key);

/** Contacts, months and years may be repeated or not, as the language likes. */
function withoutRepeats(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    if (!isOnce(fact) || fact.isOptional) return true;
    const isNew = !seen.has(fact.key);
    seen.add(fact.key);
    return isNew;
  });
}

type Matches = (one: Fact, other: Fact) => boolean;

const sameKey: Matches = (one, other) => one.key === other.key;
const sameValue: Matches = (one, other) =>
  sameKey(one, other) ||
  one.alternatives.includes(other.key) ||
  other.alternatives.includes(one.key);

function difference(source: readonly Fact[], target: readonly Fact[]) {
  const isRequired = ({ isOptional }: Fact) => !isOptional;
  let missing = source.filter(isRequired);
  let extra = target.filter(isRequired);
  for (const matches of [sameKey, sameValue]) {
    ({ missing, extra } = withoutPairs(missing, extra, matches));
  }
  // A month that stands alone has its name in the other text.
  const isMonth = ({ key }: Fact) => key.startsWith('m:');
  if (!missing.some(isMonth)) extra = extra.filter((fact) => !isMonth(fact));
  if (!extra.some(isMonth)) missing = missing.filter((fact) => !isMonth(fact));
  const optional = (facts: readonly Fact[]) => facts.filter(({ isOptional }) => isOptional);
  return {
    missing: withoutPairs(missing, optional(target), sameValue).missing,
    extra: withoutPairs(optional(source), extra, sameValue).extra,
  };
}

/** Takes out each fact of one side with one of the other. */
function withoutPairs(missing: readonly Fact[], extra: readonly Fact[], matches: Matches) {
  const left = [...extra];
  const unmatched = missing.filter((fact) => {
    const index = left.findIndex((other) => matches(fact, other));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return { missing: unmatched, extra: left };
}
