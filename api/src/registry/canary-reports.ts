import type { Platform } from '../platform/platform.ts';
import { setCanary } from './change-channel.ts';
import { findChannel } from './channel-repository.ts';
import { modulesOf } from './module-source.ts';
import { storeReport } from './report-repository.ts';

/** A canary stops when more than 5 % of its browsers report an error, and at least three do. */
const ERROR_BUDGET = { share: 0.05, atLeast: 3 };

/** What a browser reports about a module: a canary rendered, or any release failed to load, to render, or later. */
export interface ModuleReport {
  id: string;
  version: string;
  outcome: 'shown' | 'failed';
  /** The random id of the browser; absent in tabs of older shells, and where no canary is reported. */
  browser?: string | undefined;
}

/**
 * Counts a failure of a module that the registry names: a report may name any. A version that it does not name, such
 * as that of an old tab or of an override, is `other`, so that reports add no series.
 */
async function countFailure(
  platform: Platform,
  { id, version }: Pick<ModuleReport, 'id' | 'version'>,
): Promise<void> {
  const { metrics } = platform;
  if (metrics === undefined) return;
  const { modules } = await modulesOf(platform).registry();
  const known = modules.filter((module) => module.id === id);
  if (known.length === 0) return;
  const isNamed = known.some((module) => module.version === version);
  metrics.add('wabu_module_failures_total', { module: id, version: isNamed ? version : 'other' });
}

/** Counts a failure in the metrics, the report of a canary once for each browser, and stops the canary that exceeds its error budget. */
export async function countReport(
  platform: Platform,
  report: ModuleReport,
  userId: string,
): Promise<void> {
  const { id, version, outcome, browser: browserId = userId } = report;
  if (outcome === 'failed') await countFailure(platform, report);
  const channel = await findChannel(platform.database, id);
  if (channel?.canary?.version !== version) return;
  const { shown, failed } = await storeReport(platform.database, {
    id,
    version,
    outcome,
    browserId,
    userId,
  });
  if (failed < ERROR_BUDGET.atLeast || failed / (shown + failed) <= ERROR_BUDGET.share) return;
  const note = `${failed} errori su ${shown + failed} browser`;
  const step = { id, version, actor: 'wabu', note, expected: channel.live };
  await setCanary(platform, step, 0, 'stop-canary');
  platform.log('warn', 'canary stopped', { module: id, version, shown, failed });
}
