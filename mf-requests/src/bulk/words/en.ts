import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import type { it } from './it.ts';

export const en: typeof it = {
  action: { close: 'Close', assign: 'Assign', delete: 'Delete' },
  close: {
    title: 'Close the selected requests?',
    do_one: '{{number}} request is closed.',
    do_other: '{{number}} requests are closed.',
    start_one: 'Close {{number}} request',
    start_other: 'Close {{number}} requests',
    done_one: '{{number}} request closed',
    done_other: '{{number}} requests closed',
  },
  assign: {
    title: 'Assign the selected requests',
    to: 'To whom',
    nobody: 'To nobody',
    do_one: '{{number}} request is assigned.',
    do_other: '{{number}} requests are assigned.',
    start_one: 'Assign {{number}} request',
    start_other: 'Assign {{number}} requests',
    done_one: '{{number}} request assigned',
    done_other: '{{number}} requests assigned',
  },
  delete: {
    title: 'Delete the selected requests?',
    do_one: `{{number}} request goes to the trash; it can be restored for ${TRASH_DAYS} days.`,
    do_other: `{{number}} requests go to the trash; they can be restored for ${TRASH_DAYS} days.`,
    start_one: 'Delete {{number}} request',
    start_other: 'Delete {{number}} requests',
    done_one: '{{number}} request deleted',
    done_other: '{{number}} requests deleted',
  },
  same_one: '{{number}} request is like this already.',
  same_other: '{{number}} requests are like this already.',
};
