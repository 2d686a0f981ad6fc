import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aSupplier } from '../testing/builders.ts';
import { processorTime } from '../testing/processor-time.ts';
import { withValues } from './messages/messages.ts';
import {
  checkSupplier,
  isRequiredSupplierField,
  normaliseSupplierField,
  supplierFields,
  supplierFieldsOf,
  supplierGroups,
  supplierInputSchema,
  supplierMessages,
} from './supplier.ts';
import { textMessages } from './text.ts';

const company = aSupplier(1, { SDI: 'KRRH6B9', Provincia: 'BS' });

test('a company and a person with a tax code are valid', () => {
  expect(checkSupplier(company)).toEqual([]);
  const person = { ...company, Tipologia: 'Persona Fisica', PIVA: 'RSSMRA80A01H501U' };
  expect(checkSupplier(person)).toEqual([]);
});

test.each([
  ['Nome', '  ', textMessages.required],
  ['Tipologia', 'Ente', textMessages.required],
  ['PIVA', '0301230017', supplierMessages.companyId],
  ['PIVA', 'IT03012300178', supplierMessages.companyId],
  ['PIVA', '', textMessages.required],
  ['PIVA', 'x'.repeat(33), withValues(textMessages.tooLong, { max: '32' })],
  ['CAP', '2501', supplierMessages.CAP],
  ['Provincia', 'B1', supplierMessages.Provincia],
  ['Nazione', 'Francia', textMessages.required],
  ['email', 'info@', supplierMessages.email],
  ['email', '', textMessages.required],
  ['CAP', '', textMessages.required],
  ['PEC', 'x', supplierMessages.PEC],
  ['Telefono', '+39 030', supplierMessages.Telefono],
  ['SDI', 'KRRH6B', supplierMessages.SDI],
  ['SDI', 'KRRH-B9', supplierMessages.SDI],
  ['Contratto', '', textMessages.required],
] as const)('%s = %j is rejected with its message', (field, value, message) => {
  expect(checkSupplier({ ...company, [field]: value })).toEqual([{ field, message }]);
});

test('all problems are reported at once, in the order of the form', () => {
  const problems = checkSupplier({ Tipologia: 'Persona Fisica', PIVA: 'abc' });
  expect(problems.map((problem) => problem.field)).toEqual([
    'Nome',
    'PIVA',
    'CAP',
    'Provincia',
    'Nazione',
    'email',
    'SDI',
    'Contratto',
  ]);
  expect(problems[1]?.message).toBe(supplierMessages.personId);
});

test.each([null, 'text'])('%j is no valid supplier', (input) => {
  expect(checkSupplier(input)).not.toEqual([]);
});

test('unknown keys are removed and codes are in upper case', () => {
  const saved = supplierInputSchema.parse({
    ...company,
    SDI: 'krrh6b9',
    Provincia: 'bs',
    isAdmin: 1,
  });
  expect(saved).toEqual(company);
  expect(Object.keys(saved)).toEqual([...supplierFields]);
});

test.each([
  ['PIVA', '\u202a03012\u200b300178\u202c', '03012300178'],
  ['CAP', '25019\u200e', '25019'],
  ['Provincia', 'bs\u00a0', 'BS'],
  ['SDI', '\ufeffKRR\u2060H6\u00adB9', 'KRRH6B9'],
  ['Telefono', '\u2066030\u00a0914\u20111\u201312\u202f3\u2069', '0309141123'],
  ['email', 'in\u00adfo\u2011lago@esempio.it\u200b', 'info-lago@esempio.it'],
  ['PEC', '\u2068a\u2013b@pec.it\u2069', 'a-b@pec.it'],
  ['Nome', '\u200e Caf\u00e9\u00a0\u200d☕ \u200b\u200f', 'Caf\u00e9\u00a0\u200d☕'],
  ['Citta', '\u200bSalò\ufeff', 'Salò'],
] as const)('a copied %s %j is stored as %j, typed in the form too', (field, copied, stored) => {
  expect(supplierInputSchema.parse({ ...company, [field]: copied })[field]).toBe(stored);
  const typed = normaliseSupplierField(field, copied, 'Azienda');
  expect(supplierInputSchema.parse({ ...company, [field]: typed })[field]).toBe(stored);
});

test.each(['Nome', 'Indirizzo', 'Citta', 'email'] as const)(
  'NUL and lone surrogates in %s are rejected',
  (field) => {
    expect(checkSupplier({ ...company, [field]: `a\0b` })).toHaveLength(1);
    expect(checkSupplier({ ...company, [field]: `a\ud800b` })).toHaveLength(1);
  },
);

test('a filtered value of full length is valid', () => {
  const filtered = fc.record({
    CAP: fc.string({ minLength: 5 }),
    Provincia: fc.string({ minLength: 2 }),
    SDI: fc.string({ minLength: 7 }),
    PIVA: fc.string({ minLength: 11 }),
  });
  fc.assert(
    fc.property(filtered, (typed) => {
      for (const field of ['CAP', 'Provincia', 'SDI', 'PIVA'] as const) {
        const kept = normaliseSupplierField(field, typed[field], 'Azienda');
        expect(normaliseSupplierField(field, kept, 'Azienda')).toBe(kept);
        const full = { CAP: 5, Provincia: 2, SDI: 7, PIVA: 11 }[field];
        if (kept.length === full) expect(checkSupplier({ ...company, [field]: kept })).toEqual([]);
      }
    }),
  );
});

test('a hostile text takes linear time', async () => {
  const texts = ['a'.repeat(50_000), `a@${'a.'.repeat(25_000)}`, `${'a.'.repeat(25_000)}@a`];
  const cost = await processorTime(() => {
    for (const text of texts)
      checkSupplier({ ...company, email: text, PEC: text, Telefono: text, PIVA: text, CAP: text });
  });
  expect(cost).toBeLessThan(5_000);
});

test.each([
  ['PIVA', 'rssmra80a01f205x99', 'Persona Fisica', 'RSSMRA80A01F205X'],
  ['PIVA', 'IT 0074 3110 157', 'Azienda', '00743110157'],
  ['email', ' info@esempio.it\n', 'Azienda', 'info@esempio.it'],
  ['CAP', '3701699', 'Azienda', '37016'],
  ['Provincia', 'vrx', 'Azienda', 'VR'],
  ['SDI', 'm5uxcr1zz', 'Azienda', 'M5UXCR1'],
  ['Telefono', ' +39 045+12', 'Azienda', '003904512'],
  ['Telefono', '\u202a+39 045', 'Azienda', '0039045'],
  ['Telefono', '045+12', 'Azienda', '04512'],
  ['PEC', ' lido @pec.it', 'Azienda', 'lido@pec.it'],
  ['Nome', ' Lido 1 ', 'Azienda', ' Lido 1 '],
] as const)('of a typed %s %j of a %s stays %j', (field, typed, type, kept) => {
  expect(normaliseSupplierField(field, typed, type)).toBe(kept);
});

test('every field belongs to one group, and the schema says which may be empty', () => {
  expect(supplierGroups.flatMap(supplierFieldsOf)).toEqual(supplierFields);
  expect(supplierFieldsOf('billing')).toEqual(['SDI', 'Contratto']);
  expect(['Nome', 'PEC'].map((field) => isRequiredSupplierField(field as 'Nome'))).toEqual([
    true,
    false,
  ]);
});

test('a tax id of spaces is missing, not malformed', () => {
  const problems = checkSupplier({ ...company, PIVA: '   ' }).filter(
    ({ field }) => field === 'PIVA',
  );
  expect(problems.map(({ message }) => message)).toEqual([textMessages.required]);
});
