import { DEFAULT_AVATAR } from '../entities/files.ts';
import type { FrontendInput } from '../entities/frontend.ts';
import type { SectionInput } from '../entities/section.ts';
import { emptySupplier, type SupplierInput } from '../entities/supplier.ts';
import type { NewUser } from '../entities/user.ts';

const towns = [
  { Citta: 'Garda', CAP: '37016', Provincia: 'VR' },
  { Citta: 'Bardolino', CAP: '37011', Provincia: 'VR' },
  { Citta: 'Sirmione', CAP: '25019', Provincia: 'BS' },
  { Citta: 'Riva del Garda', CAP: '38066', Provincia: 'TN' },
] as const;
const trades = ['Noleggio Barche', 'Scuola Vela', 'Cantina', 'Parco Avventura', 'Museo', 'Funivia'];

/** A valid company. The same number gives the same values. */
export function aSupplier(number = 1, changes: Partial<SupplierInput> = {}): SupplierInput {
  const spread = spreadOut(number);
  const town = towns[spread % towns.length] ?? towns[0];
  const email = `info${spread}@esempio.it`;
  return {
    ...emptySupplier,
    Nome: `${trades[number % trades.length]} ${town.Citta} ${number}`,
    Tipologia: 'Azienda',
    PIVA: aTaxId(number),
    Indirizzo: `Via Lungolago ${(spread % 300) + 1}`,
    ...town,
    Nazione: 'Italia',
    email,
    PEC: number % 3 === 0 ? `${spread}@pec.esempio.it` : '',
    Telefono: `045${spread}`,
    SDI: spread.toString(36).toUpperCase().padStart(7, 'M'),
    Contratto: 'Intermediazione',
    ...changes,
  };
}

export function manySuppliers(count: number): SupplierInput[] {
  return Array.from({ length: count }, (_, index) => aSupplier(index + 1));
}

/** Seven digits that do not form a series, different for each number: real records do not compress well. */
function spreadOut(number: number) {
  return 1_000_000 + ((number * 7_368_787) % 8_999_993);
}

/** A tax id with a valid check digit. */
export function aTaxId(number: number): string {
  const digits = `${spreadOut(number)}023`;
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** A valid frontend of that supplier. */
export function aFrontend(
  Fornitore: string,
  number = 1,
  changes: Partial<FrontendInput> = {},
): FrontendInput {
  return {
    URL: `esempio-${number}`,
    Fornitore,
    Logo: '',
    Copertina: '',
    Slideshow: [],
    Localizzazione: {
      Indirizzo: 'Via Lungolago 1',
      CAP: '37016',
      Citta: 'Garda',
      Provincia: 'VR',
      Nazione: 'Italia',
      email: 'info@esempio.it',
    },
    Sezioni: [aSection()],
    ...changes,
  };
}

/** A visible section in Italian and English. */
export function aSection(changes: Partial<SectionInput> = {}): SectionInput {
  return {
    visible: true,
    NomeSezione: { it: '<p>Cosa è incluso</p>', en: '<p>What is included</p>' },
    Contenuto: { it: '<p>Il biglietto.</p>', en: '<p>The ticket.</p>' },
    ...changes,
  };
}

/** A valid new user. */
export const aUser = (clear_name: string, changes: Partial<NewUser> = {}): NewUser => ({
  clear_name,
  clear_psw: 'Vela bianca a Malcesine',
  clear_role: 'admin',
  clear_avatar: DEFAULT_AVATAR,
  ...changes,
});
