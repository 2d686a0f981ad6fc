import { foldText } from '../search/fold-text.ts';
import { lakeTowns, type Municipality, provinces } from './municipalities-data.ts';

export type { Municipality } from './municipalities-data.ts';

/** Load this file by `import()`, to keep its data out of the main bundle. */
export type MunicipalityAdvice =
  | { kind: 'unknown-province'; field: 'Provincia' }
  | { kind: 'cap-elsewhere'; field: 'CAP'; provinces: string[] }
  | { kind: 'cap-unknown'; field: 'CAP' }
  | { kind: 'town-elsewhere'; field: 'Citta'; town: Municipality };

const fold = (text: string) =>
  foldText(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();

const foldedTowns = lakeTowns.map((town) => ({ town, name: fold(town.Citta) }));

/** The town of that name, also by its first words if they are unambiguous: Desenzano, Riva. */
export function lakeTown(name: string): Municipality | null {
  const sought = fold(name);
  const exact = foldedTowns.find((known) => known.name === sought);
  if (exact) return exact.town;
  const called = foldedTowns.filter((known) => known.name.startsWith(`${sought} `));
  return called.length === 1 ? (called[0]?.town ?? null) : null;
}

export function lakeTownsOf(CAP: string): Municipality[] {
  return lakeTowns.filter((town) => town.CAP === CAP);
}

export function provincesOf(CAP: string): string[] {
  if (!/^\d{5}$/.test(CAP)) return [];
  const number = Number(CAP);
  return [...provinces]
    .filter(([, spans]) => spans.some(([low, high]) => number >= low && number <= high))
    .map(([code]) => code);
}

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
