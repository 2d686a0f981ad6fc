import type { Platform } from '../platform/platform.ts';

export async function checkRelational({ database }: Platform): Promise<void> {
  await database.query('SELECT COUNT(*) AS lists FROM revisions');
}

export async function checkDocuments({ documents }: Platform): Promise<void> {
  await documents.check();
}

export async function checkStorage({ objects }: Platform): Promise<void> {
  await objects.check();
}
