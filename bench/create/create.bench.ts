import { createBesideBare } from '../lib/bare-server/create-beside-bare.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';

export async function measure(): Promise<Row[]> {
  const server = await serverWithSuppliers(1_000);
  const row = await createBesideBare('durable create of a supplier', server);
  await server.dispose();
  return [row];
}
