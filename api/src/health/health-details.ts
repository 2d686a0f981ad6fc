import { findLastRun } from '../metrics/gauge-repository.ts';
import type { Platform } from '../platform/platform.ts';
import { modulesOf } from '../registry/module-source.ts';
import { isReadOnly } from '../transfer/transfer-repository.ts';
import { cachedCheck } from './answer-check.ts';
import { checkRelational } from './checks.ts';

const relational = cachedCheck('relational', checkRelational);
const documents = cachedCheck('documents', (platform) => platform.documents.check());
const objects = cachedCheck('objects', (platform) => platform.objects.check());

/** What is wrong beside what decides about readiness, for who has the token of the metrics. */
export async function healthDetails(platform: Platform) {
  const [hasRelational, hasDocuments, hasObjects] = await Promise.all([
    relational(platform),
    documents(platform),
    objects(platform),
  ]);
  const registry = await modulesOf(platform)
    .registry()
    .catch(() => null);
  const maintained = await findLastRun(platform.database, 'maintenance').catch(() => null);
  const freeBytes = await platform.freeBytes();
  return {
    relational: hasRelational,
    documents: hasDocuments,
    objects: hasObjects,
    registrySigned: registry?.signature !== undefined,
    translator: platform.translator?.name ?? null,
    /** True during a transfer and after it: records cannot be changed. */
    readOnly: await isReadOnly(platform.database).catch(() => null),
    freeBytes,
    /** True while calls that add data are rejected. */
    diskLow: freeBytes !== null && freeBytes < platform.settings.limits.diskReserve,
    /** Milliseconds since 1970; null before the first run. */
    lastMaintenanceAt: maintained,
    lastBackupAt: (await platform.lastBackupAt?.()) ?? null,
  };
}
