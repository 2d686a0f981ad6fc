import { monthsBefore } from '@wabu/shared/entities/measures/durations';
import { REQUEST_MONTHS } from '@wabu/shared/entities/retention';
import type { Platform } from '../platform/platform.ts';
import { writeAndInvalidate } from '../records/lists/write-and-invalidate.ts';
import { programAuthor } from '../records/store/author.ts';
import { deleteContents, recordChanges } from '../records/store/change-repository.ts';
import { amongValues } from '../records/store/row-repository.ts';
import { deleteMails } from './mail-repository.ts';
import { forgetContents, readForgettable } from './request-repository.ts';

const AT_ONCE = 500;

/** Deletes the contents of requests that were closed for `REQUEST_MONTHS`, in the history too. Returns their number. */
export async function forgetRequests(platform: Platform): Promise<number> {
  const { database, now, settings } = platform;
  const before = monthsBefore(now(), settings.requestMonths ?? REQUEST_MONTHS);
  let forgotten = 0;
  for (;;) {
    const ids = await readForgettable(database, before, AT_ONCE);
    if (ids.length === 0) return forgotten;
    const { condition, args } = amongValues('record_id', ids);
    const changes = ids.map(
      (recordId) => ({ action: 'erase', entity: 'request', recordId, label: '' }) as const,
    );
    await writeAndInvalidate(
      platform,
      ['requests'],
      [
        forgetContents(ids),
        deleteMails(ids),
        deleteContents({ condition: `entity = 'request' AND ${condition}`, args }),
        ...recordChanges(programAuthor(now()), changes),
      ],
    );
    forgotten += ids.length;
  }
}
