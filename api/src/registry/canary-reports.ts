import type { Platform } from '../platform/platform.ts';
import { setCanary } from './change-channel.ts';
import { findChannel } from './channel-repository.ts';
import { insertReport } from './report-repository.ts';

/** A canary that fails in more than one of twenty browsers, or thrice in its first few, is stopped. */
const BUDGET = { share: 0.05, atLeast: 3 };

/** What a browser says after it has tried a module: it was shown, or it failed to load or to render. */
export interface ModuleReport {
  id: string;
  version: string;
  outcome: 'shown' | 'failed';
}

/** Counts a report; stops the canary that it is about when its budget is spent. */
export async function countReport(platform: Platform, report: ModuleReport): Promise<void> {
  const { id, version } = report;
  const channel = await findChannel(platform.database, id);
  if (channel?.canary?.version !== version) return;
  const { shown, failed } = await insertReport(platform.database, report);
  if (failed < BUDGET.atLeast || failed / (shown + failed) <= BUDGET.share) return;
  const note = `${failed} errori su ${shown + failed} browser`;
  const step = { id, version, actor: 'wabu', note, expected: channel.live };
  await setCanary(platform, step, 0, 'stop-canary');
  platform.log('warn', 'canary stopped', { module: id, version, shown, failed });
}
