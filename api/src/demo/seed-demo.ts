import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { Role } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import { generatePassword } from '../accounts/sign-in/first-king.ts';
import { newUser, userRows } from '../accounts/users/user-repository.ts';
import { storeFile } from '../files/store-file.ts';
import { composeFrontend } from '../frontends/record/compose-frontend.ts';
import { frontendRows, type StoredFrontend } from '../frontends/record/frontend-repository.ts';
import { insertProvenance } from '../frontends/record/provenance-repository.ts';
import { publicHash } from '../frontends/record/public-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { writeAndInvalidate } from '../records/lists/write-and-invalidate.ts';
import type { Author } from '../records/store/change-repository.ts';
import { requestRows } from '../requests/request-repository.ts';
import { newPublication, snapshotOf } from '../site/microsites/microsite-service.ts';
import { supplierRows } from '../suppliers/supplier-repository.ts';
import { demoFrontends, isPublishedDemo } from './demo-frontends.ts';
import { composeDemoRequests } from './demo-requests.ts';
import { demoSuppliers } from './demo-suppliers.ts';

interface Light {
  sky: [string, string];
  sun: [x: number, y: number, colour: string];
  far: string;
  near: string;
  lake: [string, string];
}

const morning: Light = {
  sky: ['#cfe6f2', '#fdf1dd'],
  sun: [240, 250, '#f7d27c'],
  far: '#b3cbd6',
  near: '#6d98ac',
  lake: ['#9cc8d8', '#2f7695'],
};
const noon: Light = {
  sky: ['#8cc8e6', '#e6f4fa'],
  sun: [900, 120, '#ffe9a8'],
  far: '#9dbfcb',
  near: '#4d7f95',
  lake: ['#6fb4cf', '#0f5b81'],
};
const sunset: Light = {
  sky: ['#46608c', '#f6b98a'],
  sun: [760, 330, '#f4934e'],
  far: '#8a7f9f',
  near: '#4a4f73',
  lake: ['#c98f7d', '#2b3f66'],
};

/** Of the covers, one after the other. */
const lights = [noon, morning, sunset];

export function demoPictures(name: string, index: number): { name: string; svg: string }[] {
  return [
    { name: 'logo.svg', svg: logo(name, index) },
    { name: 'copertina.svg', svg: scene(lights[index % lights.length] ?? noon, index + 1) },
    { name: 'mattino.svg', svg: scene(morning, index + 5) },
    { name: 'mezzogiorno.svg', svg: scene(noon, index + 9) },
    { name: 'tramonto.svg', svg: scene(sunset, index + 13) },
  ];
}

function scene({ sky, sun, far, near, lake }: Light, seed: number): string {
  const stripe = (y: number, colours: [string, string], height: number) =>
    [0, 1, 2, 3, 4, 5]
      .map((step) => {
        const opacity = (step / 5).toFixed(2);
        const top = y + (step * height) / 6;
        return `<rect y="${top}" width="1200" height="${height / 6 + 1}" fill="${colours[0]}"/><rect y="${top}" width="1200" height="${height / 6 + 1}" fill="${colours[1]}" opacity="${opacity}"/>`;
      })
      .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${stripe(0, sky, 400)}<circle cx="${sun[0]}" cy="${sun[1]}" r="58" fill="${sun[2]}"/><path d="${ridge(seed, 250, 130)}" fill="${far}"/><path d="${ridge(seed + 40, 320, 90)}" fill="${near}"/>${stripe(392, lake, 238)}<g transform="translate(${300 + ((seed * 137) % 600)} 470) scale(1.6)"><path d="M-2-62L-2 8L-40 8Q-14-22-2-62Z" fill="#fffdf8"/><path d="M4-50Q26-20 34 8L4 8Z" fill="#f4b942"/><path d="M-46 14L44 14Q34 32 18 32L-26 32Q-42 30-46 14Z" fill="#0b3c5d"/></g></svg>`;
}

/** A line of mountains, the same for the same seed. */
function ridge(seed: number, base: number, height: number): string {
  const points = Array.from({ length: 9 }, (_, step) => {
    const noise = Math.sin(seed * 12.9898 + step * 78.233) * 43758.5453;
    const share = noise - Math.floor(noise);
    const y = base + height * (step % 2 === 0 ? 0.55 + share * 0.45 : share * 0.5);
    return `${step * 150} ${Math.round(y)}`;
  });
  return `M0 410L${points.join('L')}L1200 410Z`;
}

const COLOURS = ['#135d80', '#3f7d4e', '#7a5a2e', '#2f7695'];

function logo(name: string, index: number): string {
  const initials = name
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  const colour = COLOURS[index % COLOURS.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><circle cx="160" cy="160" r="150" fill="${colour}"/><path d="M24 206Q92 178 160 206T296 206A150 150 0 0 1 24 206Z" fill="#fffdf8" opacity=".25"/><text x="160" y="192" font-family="Georgia, serif" font-size="120" text-anchor="middle" fill="#fffdf8">${initials}</text></svg>`;
}

const people: { name: string; role: Role }[] = [
  { name: 'giulia', role: 'admin' },
  { name: 'marco', role: 'rookie' },
];

/**
 * Fills an empty store with demo data. Writes the users after `ready` resolves. Returns their passwords,
 * which are shown once.
 */
export async function seedDemo(
  platform: Platform,
  kingName: string,
  ready: Promise<unknown> = Promise.resolve(),
): Promise<{ name: string; role: Role; password: string }[]> {
  const requestId = 'demo';
  const batch = randomId();
  const author: Author = { name: 'demo', role: 'king', at: platform.now(), requestId, batch };
  const ids = new Map(demoSuppliers.map(({ PIVA }) => [PIVA, randomId()]));
  const suppliers = demoSuppliers.map((supplier) => ({
    ...supplier,
    id: ids.get(supplier.PIVA) ?? '',
    version: 1,
  }));
  const composed: StoredFrontend[] = [];
  for (const { input, taxId } of demoFrontends()) {
    const supplier = { id: ids.get(taxId) ?? '', name: input.Fornitore };
    composed.push(await composeFrontend(input, supplier, null, author));
  }
  const signIns = people
    .filter(isAnother(kingName))
    .map((person) => ({ ...person, password: generatePassword() }));
  const users = Promise.all(
    signIns.map(async ({ name, role, password }) => {
      const passwordHash = await platform.passwords.hash(password);
      return newUser({ name, role, passwordHash });
    }),
  );
  const requests = await composeDemoRequests(author.at, platform.settings.jwtSecret);
  const additions = await Promise.all(
    requests.map((one) => requestRows.insert([one], one.createdAt)),
  );
  await Promise.all([storePictures(platform), users, ready]);
  await writeAndInvalidate(
    platform,
    ['suppliers', 'frontends', 'users', 'requests'],
    [
      ...(await supplierRows.insert(suppliers, author.at)),
      ...(await frontendRows.insert(composed, author.at)),
      ...additions.flat(),
      ...composed.map(({ id, frontend }) => insertProvenance(id, frontend.ledger)),
      ...(await userRows.insert(await users, author.at)),
    ],
  );
  await publish(
    platform,
    author,
    composed.filter(({ frontend }) => isPublishedDemo(frontend.URL)),
  );
  return signIns;
}

async function publish(platform: Platform, author: Author, records: StoredFrontend[]) {
  const publications = records.map(async (record) => {
    const { frontend, supplierId } = record;
    const hash = publicHash(frontend, supplierId);
    const snapshot = { ...(await snapshotOf(platform, record)), publicHash: hash };
    return (await newPublication(record.id, snapshot, author, null)).statements;
  });
  const statements = (await Promise.all(publications)).flat();
  await writeAndInvalidate(platform, ['frontends', 'microsites'], statements);
}

const isAnother = (kingName: string) => (person: { name: string }) =>
  person.name !== kingName.normalize('NFKC').toLowerCase();

async function storePictures(platform: Platform): Promise<void> {
  const files = demoFrontends().flatMap(({ input }, index) => {
    const folder = frontendImagesFolder(normaliseFrontendUrl(input.URL));
    return demoPictures(input.Fornitore, index).map(({ name, svg }) => ({
      folder,
      name,
      type: 'image/svg+xml',
      bytes: new TextEncoder().encode(svg),
      ...(name === 'logo.svg' ? { width: 320, height: 320 } : { width: 1200, height: 630 }),
    }));
  });
  await Promise.all(files.map((file) => storeFile(platform, file, 'demo')));
}
