import type { Microsite } from '@wabu/shared/entities/microsite';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { frontendRows } from '../../../frontends/record/frontend-repository.ts';
import type { Database, Statement } from '../../../platform/platform.ts';
import { supplierRows } from '../../../suppliers/supplier-repository.ts';
import { cardOf } from '../../microsites/compose-microsite.ts';
import { publishStatements } from '../../microsites/microsite-repository.ts';
import { indexMicrosite } from '../index-microsite.ts';

const SUPPLIER = 'supplier-of-many';
const PER_WRITE = 50;

/** Publishes microsites without their frontends' texts, many in one write: for tests and benchmarks. */
export async function publishMicrosites(
  database: Database,
  microsites: Iterable<Microsite>,
): Promise<void> {
  await database.write(
    await supplierRows.insert([{ ...aSupplier(), id: SUPPLIER, version: 1 }], Date.now()),
  );
  let waiting: Statement[][] = [];
  for (const microsite of microsites) {
    waiting.push(await statementsOf(microsite));
    if (waiting.length < PER_WRITE) continue;
    await database.write(waiting.flat());
    waiting = [];
  }
  if (waiting.length > 0) await database.write(waiting.flat());
}

async function statementsOf(microsite: Microsite): Promise<Statement[]> {
  const { URL, name, publishedAt } = microsite;
  const id = `id-of-${URL}`;
  const at = Date.parse(publishedAt);
  const frontend = { ...aFrontend(name), URL, Sezioni: [], version: 1, ledger: [] };
  const record = { id, version: 1, supplierId: SUPPLIER, frontend };
  return [
    ...(await frontendRows.insert([record], at)),
    ...publishStatements({
      frontendId: id,
      microsite,
      publicHash: '',
      pictures: [],
      card: cardOf(microsite),
      publishedBy: 'king',
      firstPublishedAt: at,
      publishedAt: at,
      previous: null,
    }),
    ...indexMicrosite(id, microsite),
  ];
}
