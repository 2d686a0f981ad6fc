import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { createTar, createTarGzip } from 'nanotar';
import { aBuild, anArchive, type BuildOptions } from '../../../contract/module-builds.ts';
import { openArchive } from './build-archive.ts';

const open = async (options: Partial<BuildOptions> = {}) =>
  openArchive(await anArchive([await aBuild({ id: 'boats', ...options })], { note: 'new' }));
const order = { name: 'release.json', data: '{}' };
const extra = (name: string, data = 'x') => ({ extra: [{ name, data }] });
const archiveOf = async (entries: { name: string; data?: string | Uint8Array }[]) =>
  new Uint8Array(await createTarGzip(entries));
const encode = (text: string) => new TextEncoder().encode(text);
const start = (name: string) => ({ scripts: ['entry.js', name], styles: [] });

const problem = (status: number, message: string) => ({ status, problem: { message } });
const mismatch = (...fields: string[]) => ({
  status: 400,
  problem: {
    message: 'I file non corrispondono a module.json',
    errors: fields.map((field) => ({ field, message: 'Il file non è quello promesso' })),
  },
});

test('builds are opened with the files that module.json lists, their size, and the order', async () => {
  const { builds, order } = await open();
  const [{ built, files, size } = { built: null, files: new Map(), size: 0 }] = builds;
  expect([order.note, built?.id]).toEqual(['new', 'boats']);
  expect([...files.keys()].sort()).toEqual(['entry.js', 'style.css']);
  expect(size).toBe([...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0));
});

test('folders and a leading ./ in the archive are ignored', async () => {
  const entries = (await aBuild({ id: 'boats' })).map(({ name, data }) => ({
    name: `./${name}`,
    data,
  }));
  const { builds } = await openArchive(await archiveOf([order, { name: 'boats/' }, ...entries]));
  expect(builds.map(({ built }) => built.id)).toEqual(['boats']);
});

test('a folder with the build of another module is rejected', async () => {
  const [description] = await aBuild({ id: 'suppliers' });
  const moved = { name: 'boats/module.json', data: description?.data ?? '' };
  await expect(openArchive(await archiveOf([order, moved]))).rejects.toMatchObject(
    problem(400, 'La cartella boats contiene il modulo suppliers'),
  );
});

test.each([
  ['no gzip', encode('not a tar')],
  ['nothing', new Uint8Array()],
])('%s is rejected', async (_, archive) => {
  await expect(openArchive(archive)).rejects.toMatchObject(
    problem(400, "L'archivio non è un tar.gz"),
  );
});

test.each([
  ['without release.json', [], "L'archivio non contiene release.json"],
  ['without a module', [order], "L'archivio non contiene nessun modulo"],
  [
    'without module.json',
    [order, { name: 'boats/a.js', data: 'x' }],
    "L'archivio non contiene boats/module.json",
  ],
  [
    'with an empty module.json',
    [order, { name: 'boats/module.json', data: '{}' }],
    'boats/module.json: id: ',
  ],
  [
    'with a broken module.json',
    [order, { name: 'boats/module.json', data: '{' }],
    'boats/module.json non è JSON',
  ],
])('an archive %s is rejected', async (_, entries, message) => {
  await expect(openArchive(await archiveOf(entries))).rejects.toMatchObject(
    problem(400, expect.stringContaining(message) as unknown as string),
  );
});

const LONG = `a ${'b'.repeat(90)}.js`;

test.each(['.hidden', 'a b.js', 'entry.js', LONG])('the file %s is rejected', async (name) => {
  await expect(open(extra(name))).rejects.toMatchObject(
    problem(400, `Nell'archivio c'è un file non ammesso: ${`boats/${name}`.slice(0, 80)}`),
  );
});

test('a link is rejected', async () => {
  const tar = createTar([{ name: 'a.js', data: 'x' }]);
  // The type of the entry: a symbolic link.
  tar[156] = '2'.charCodeAt(0);
  await expect(openArchive(new Uint8Array(gzipSync(tar)))).rejects.toMatchObject(
    problem(400, "Nell'archivio c'è un file non ammesso: a.js"),
  );
});

test('a listed file that the archive lacks is named', async () => {
  const files = { 'gone.js': `sha384-${'A'.repeat(64)}` };
  await expect(open({ claims: { files } })).rejects.toMatchObject({
    problem: { errors: expect.arrayContaining([expect.objectContaining({ field: 'gone.js' })]) },
  });
});

test.each(['../../../x.js', '../../etc/x'])(
  'the file %s cannot leave the folder of the build',
  async (name) => {
    await expect(open(extra(name))).rejects.toMatchObject({ status: 400 });
  },
);

test.each(['x.js', 'constructor', '__proto__', 'toString'])(
  'B17 the file %s is rejected when module.json does not list it',
  async (name) => {
    await expect(open(extra(name))).rejects.toMatchObject(mismatch(name));
    await expect(open({ claims: { entry: start(name) } })).rejects.toMatchObject(mismatch(name));
    await expect(open({ claims: { preload: start(name) } })).rejects.toMatchObject(mismatch(name));
  },
);

test.each(['entry.js', 'style.css'])(
  'a changed byte in %s is rejected with the name of the file',
  async (altered) => {
    await expect(open({ altered })).rejects.toMatchObject(mismatch(altered));
  },
);

test('at most twenty files are named', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `x${index}.js`);
  const opening = open({ extra: names.map((name) => ({ name, data: 'x' })) });
  await expect(opening).rejects.toMatchObject(mismatch(...names.slice(0, 20)));
});

test('an archive that unpacks to more than 80 MB, or to more than 4,000 files, is rejected @verify', async () => {
  const bomb = new Uint8Array(gzipSync(new Uint8Array(81 * 1024 * 1024), { level: 1 }));
  expect(bomb.byteLength).toBeLessThan(1024 * 1024);
  await expect(openArchive(bomb)).rejects.toMatchObject(problem(413, "L'archivio è troppo grande"));
  const names = Array.from({ length: 4_001 }, (_, index) => ({ name: `x${index}.js`, data: 'x' }));
  await expect(openArchive(await archiveOf(names))).rejects.toMatchObject(
    problem(413, "L'archivio ha troppi file"),
  );
  await expect(openArchive(await archiveOf(names.slice(1)))).rejects.toMatchObject(
    problem(400, "L'archivio non contiene release.json"),
  );
});

test.each([
  ['x', 2_000],
  ['L', 2_000],
  ['g', 100],
])(
  'an archive with a header %s of %d bytes is rejected before it is parsed',
  async (type, size) => {
    const tar = createTar([{ name: 'header', data: '\n'.repeat(size) }]);
    tar[156] = type.charCodeAt(0);
    await expect(openArchive(new Uint8Array(gzipSync(tar)))).rejects.toMatchObject(
      problem(400, "L'archivio non è un tar.gz"),
    );
  },
);
