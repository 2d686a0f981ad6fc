import type { FrontendAddress } from '../frontend.ts';

/**
 * Prefix, ISTAT codes of province and municipality, ISTAT class of the lodging, and at most eight random
 * characters (https://www.provincia.tn.it/Servizi/Come-ottenere-il-Codice-Identificativo-Nazionale-CIN-per-strutture-ricettive).
 */
const CIN = /^IT(\d{3})\d{3}[A-Z0-9]{2}[A-Z0-9]{1,8}$/;

/**
 * ISTAT code of the municipality, type of the lodging, number, in Lombardy
 * (http://alldata.provincia.brescia.it/?q=story/cir-%E2%80%93-codice-identificativo-di-riferimento).
 */
const CIR = /^\d{6}-?[A-Z0-9]{3}-?\d{5}$/;

/** The ISTAT codes of the provinces at the lake. */
const provinces: Readonly<Record<string, string>> = { BS: '017', MN: '020', TN: '022', VR: '023' };

const LOMBARDY = ['BG', 'BS', 'CO', 'CR', 'LC', 'LO', 'MB', 'MI', 'MN', 'PV', 'SO', 'VA'];

/** What makes a CIN doubtful: its form, or a province other than that of the address. It is a hint, never a rule. */
export function cinFlaw(cin: string, { Provincia }: Pick<FrontendAddress, 'Provincia'>) {
  const [, province] = CIN.exec(cin) ?? [];
  if (province === undefined) return 'form';
  const expected = provinces[Provincia.toUpperCase()];
  return expected !== undefined && expected !== province ? 'province' : null;
}

/** What makes a CIR of Lombardy doubtful. */
export const cirFlaw = (cir: string) => (CIR.test(cir) ? null : 'form');

/**
 * True where adverts show the regional code too: Lombardy (L.R. 27/2015, art. 38, 8-bis). In Veneto it only serves to
 * obtain the CIN (R.R. 4/2024), in Trentino the CIN replaces it.
 */
export const showsCir = ({ Provincia }: Pick<FrontendAddress, 'Provincia'>): boolean =>
  LOMBARDY.includes(Provincia.toUpperCase());

/** The codes of a text: separated by lines, commas, semicolons or blanks. Each once. */
export function codesIn(text: string): string[] {
  return [...new Set(text.toUpperCase().split(/[\s,;]+/))].filter((code) => code !== '');
}
