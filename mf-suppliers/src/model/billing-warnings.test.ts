import { expect, test } from '@jest/globals';
import { pecWarning, sdiWarning } from './billing-warnings.ts';

const company = { Tipologia: 'Azienda', Nazione: 'Italia', PEC: '' } as const;

test.each([
  [{ ...company, SDI: 'M5UXCR1' }, null],
  [{ ...company, SDI: '2R4GTO8' }, null],
  [{ ...company, SDI: '' }, 'sdi-private'],
  [{ ...company, SDI: 'UFPQ1O' }, 'sdi-public'],
  [{ ...company, SDI: '0000000' }, 'sdi-needs-pec'],
  [{ ...company, SDI: '0000000', PEC: 'lido@pec.esempio.it' }, null],
  [{ ...company, SDI: '0000000', Tipologia: 'Persona Fisica' as const }, null],
  [{ ...company, SDI: 'XXXXXXX' }, 'sdi-foreign-only'],
  [{ ...company, SDI: 'XXXXXXX', Nazione: 'Altro' as const }, null],
  [{ ...company, SDI: 'M5UXCR1', Nazione: 'Altro' as const }, 'sdi-foreign'],
])('%j: %s', (billing, advice) => {
  expect(sdiWarning(billing)).toBe(advice);
});

test.each([
  ['lido@pec.esempio.it', null],
  ['lido@gmail.com', 'pec-ordinary'],
  ['sdi01@pec.fatturapa.it', 'pec-exchange'],
  ['', null],
])('%j: %s', (pec, advice) => {
  expect(pecWarning(pec)).toBe(advice);
});
