import { lakeTowns, type Municipality, provinces } from './municipalities-data.ts';

export type { Municipality } from './municipalities-data.ts';

/**
 * Advice on an Italian address, offline and never a refusal: a CAP may be new, a hamlet unknown. Load it
 * on demand: `import()` keeps its data out of the first visit.
 */
export type MunicipalityAdvice =
  | { kind: 'unknown-province'; field: 'Provincia' }
  | { kind: 'cap-elsewhere'; field: 'CAP'; provinces: string[] }
  | { kind: 'cap-unknown'; field: 'CAP' }
  | { kind: 'town-elsewhere'; field: 'Citta'; town: Municipality };

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const foldedTowns = lakeTowns.map((town) => ({ town, name: fold(town.Citta) }));

/** The town of that name, also when it is called by its first words: Desenzano, Riva. */
export function lakeTown(name: string): Municipality | null {
  const sought = fold(name);
  if (sought.length < 3) return null;
  const exact = foldedTowns.find((known) => known.name === sought);
  if (exact) return exact.town;
  const called = foldedTowns.filter((known) => known.name.startsWith(`${sought} `));
  return called.length === 1 ? (called[0]?.town ?? null) : null;
}

/** The towns of the lake that a CAP reaches: eighteen share 25080. */
export function lakeTownsOf(CAP: string): Municipality[] {
  return lakeTowns.filter((town) => town.CAP === CAP);
}

/** The provinces that a CAP can belong to; neighbours share some. */
export function provincesOf(CAP: string): string[] {
  if (!/^\d{5}$/.test(CAP)) return [];
  const number = Number(CAP);
  return [...provinces]
    .filter(([, spans]) => spans.some(([low, high]) => number >= low && number <= high))
    .map(([code]) => code)
    .sort();
}

/** What looks odd about an address in Italy; empty parts are not odd. */
export function municipalityAdvice({ CAP, Citta, Provincia }: Municipality): MunicipalityAdvice[] {
  const advice: MunicipalityAdvice[] = [];
  const isKnown = provinces.has(Provincia);
  if (/^[A-Z]{2}$/.test(Provincia) && !isKnown) {
    advice.push({ kind: 'unknown-province', field: 'Provincia' });
  }
  const possible = provincesOf(CAP);
  const hasRange = (provinces.get(Provincia)?.length ?? 0) > 0;
  if (/^\d{5}$/.test(CAP) && CAP !== '00000') {
    if (possible.length === 0) advice.push({ kind: 'cap-unknown', field: 'CAP' });
    else if (hasRange && !possible.includes(Provincia)) {
      advice.push({ kind: 'cap-elsewhere', field: 'CAP', provinces: possible });
    }
  }
  const town = lakeTown(Citta);
  const differs = (mine: string, its: string) => mine !== '' && mine !== its;
  if (town && (differs(CAP, town.CAP) || differs(Provincia, town.Provincia))) {
    advice.push({ kind: 'town-elsewhere', field: 'Citta', town });
  }
  return advice;
}

/**
 * Ways to complete an address from the part that is there: a town brings its CAP and province, a CAP its
 * towns. Nothing when the address is complete already.
 */
export function municipalityProposals({ CAP, Citta, Provincia }: Municipality): Municipality[] {
  const isSame = (town: Municipality) =>
    fold(town.Citta) === fold(Citta) && town.CAP === CAP && town.Provincia === Provincia;
  const town = lakeTown(Citta);
  if (town) return isSame(town) ? [] : [town];
  if (Citta.trim() !== '') return startingWith(Citta);
  return lakeTownsOf(CAP);
}

function startingWith(name: string): Municipality[] {
  const sought = fold(name);
  if (sought.length < 2) return [];
  return foldedTowns
    .filter((known) => known.name.startsWith(sought))
    .map((known) => known.town)
    .slice(0, 4);
}
