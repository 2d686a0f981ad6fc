import { DEFAULT_AVATAR } from '@wabu/shared/entities/files';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { Role } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import { storeFile } from '../files/store-file.ts';
import { type ComposedFrontend, composeFrontend } from '../frontends/compose-frontend.ts';
import {
  atVersion,
  type FrontendRecord,
  insertFrontend,
} from '../frontends/frontend-repository.ts';
import { insertProvenance } from '../frontends/provenance-repository.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import { newPublication, snapshotOf } from '../microsites/microsite-service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Author } from '../store/change-repository.ts';
import { insertSupplier } from '../suppliers/supplier-repository.ts';
import { generatePassword } from '../users/first-king.ts';
import { insertUser } from '../users/user-repository.ts';
import { demoFrontends, isPublishedDemo } from './demo-frontends.ts';
import { demoPictures } from './demo-pictures.ts';
import { demoSuppliers } from './demo-suppliers.ts';

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
  const suppliers = demoSuppliers.map((supplier) =>
    insertSupplier(ids.get(supplier.PIVA) ?? '', supplier, author.at),
  );
  const composed: ComposedFrontend[] = [];
  for (const { input, taxId } of demoFrontends()) {
    const supplier = { id: ids.get(taxId) ?? '', name: input.Fornitore };
    composed.push(await composeFrontend(input, supplier, null, author));
  }
  const frontends = composed.flatMap(({ record, provenance }) => [
    insertFrontend(record, author.at),
    insertProvenance(record.id, provenance, atVersion(record.id, 1)),
  ]);
  const signIns = people
    .filter(isAnother(kingName))
    .map((person) => ({ ...person, password: generatePassword() }));
  const users = Promise.all(
    signIns.map(async ({ name, role, password }) => {
      const passwordHash = await platform.passwords.hash(password);
      const user = { id: randomId(), name, role, avatar: DEFAULT_AVATAR, passwordHash };
      return insertUser(user, author.at);
    }),
  );
  await Promise.all([storePictures(platform), users, ready]);
  await writeAndInvalidate(
    platform,
    ['suppliers', 'frontends', 'users'],
    [...suppliers, ...frontends, ...(await users)],
  );
  const records = composed.map(({ record }) => record);
  await publish(
    platform,
    author,
    records.filter(({ frontend }) => isPublishedDemo(frontend.URL)),
  );
  return signIns;
}

async function publish(platform: Platform, author: Author, records: FrontendRecord[]) {
  const publications = records.map(async (record) => {
    const snapshot = { ...(await snapshotOf(platform, record)), publicHash: record.publicHash };
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
