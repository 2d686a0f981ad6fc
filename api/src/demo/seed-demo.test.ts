import { beforeAll, expect, test } from '@jest/globals';
import { frontendInputSchema } from '@wabu/shared/entities/frontend';
import { companyIdAdvice, personIdAdvice } from '@wabu/shared/entities/italy/identifiers';
import { checkSupplier } from '@wabu/shared/entities/supplier';
import { forAllTests } from '@wabu/shared/testing/for-tests';
import { answer } from '../client.ts';
import { cleanSvg } from '../files/images/clean-svg.ts';
import { createTestApi } from '../testing.ts';
import { demoFrontends, isPublishedDemo } from './demo-frontends.ts';
import { demoSuppliers } from './demo-suppliers.ts';
import { demoPictures, seedDemo } from './seed-demo.ts';

const api = forAllTests(createTestApi);
beforeAll(async () => {
  await seedDemo(api.platform, 'king');
});

test('every demo record is valid input with valid check digits', () => {
  for (const supplier of demoSuppliers) {
    expect(checkSupplier(supplier)).toEqual([]);
    expect(companyIdAdvice(supplier.PIVA) ?? personIdAdvice(supplier.PIVA)).toBeNull();
  }
  for (const { input } of demoFrontends()) expect(frontendInputSchema.parse(input)).toEqual(input);
});

test('an empty store gets suppliers, microsites with pictures, and users', async () => {
  const { api: calls } = await api.client('rookie');
  expect(await answer(calls.d1.getallsuppliers.$get())).toHaveLength(12);
  expect(await answer(calls.d1.getusers.$get())).toHaveLength(5);
  const frontends = await answer(calls.d1.getallfrontends.$get());
  expect(frontends).toHaveLength(5);
  for (const { URL, Logo, Copertina, Slideshow } of frontends) {
    const foldername = `[Frontends]/${URL}/images`;
    const { files } = await answer(calls.r2.listfiles.$post({ json: { foldername } }));
    const names = files.map((path) => path.split('/').at(-1));
    expect(names).toEqual(expect.arrayContaining([Logo, Copertina, ...Slideshow]));
  }
});

test('three requests wait in the list, one unread, in the order of their last messages', async () => {
  const { api: calls } = await api.client('rookie');
  const page = await answer(calls.d1.requests.$get({ query: {} }));
  expect('records' in page && page.records).toMatchObject([
    { state: 'new', language: 'de', unread: true, Fornitore: 'Battelli del Benaco Srl' },
    { state: 'waiting', language: 'ar', unread: false },
    { state: 'open', language: 'it', assignee: 'giulia' },
  ]);
});

test('four places are published in all languages with every fact, and a fifth lacks texts', async () => {
  const { api: calls } = await api.client('rookie');
  const summaries = await answer(calls.d1.getfrontendsummaries.$get());
  const languages = summaries.map(({ URL, publication }) => [URL, publication?.languages.length]);
  expect(Object.fromEntries(languages)).toEqual({
    'battelli-del-benaco': 9,
    'limonaia-la-cedraia': 9,
    'monte-baldo-vivo.example/parco': 9,
    'terme-fonte-azzurra': 9,
    'cantina-colle-morenico': undefined,
  });
  expect(summaries.flatMap(({ publication }) => publication?.state ?? [])).toEqual(
    Array.from({ length: 4 }, () => 'published'),
  );
  const published = demoFrontends().filter(({ input }) => isPublishedDemo(input.URL));
  const kinds = new Set(published.map(({ input }) => input.facts?.kind));
  expect(kinds.size).toBe(4);
  const facts = ['exceptions', 'kind', 'name', 'phone', 'price', 'seasons', 'website'];
  for (const { input } of published) expect(Object.keys(input.facts ?? {}).sort()).toEqual(facts);
});

test('an upload accepts the pictures unchanged', async () => {
  const shapes = (svg: string) => svg.match(/<(?:path|rect|circle|text|g)\b/g)?.length;
  for (const { svg } of demoPictures('Battelli del Benaco', 0)) {
    const clean = await cleanSvg(svg);
    expect(shapes(clean)).toBe(shapes(svg));
  }
});
