import type { FrontendsWords } from '../it.ts';

export const run: FrontendsWords['run'] = {
  unreachable: 'The connection was lost: try again when the network is back.',
  progress_one: '{{done}} of {{count}} microsite',
  progress_other: '{{done}} of {{count}} microsites',
  stop: 'Stop',
  nothingDone: 'No microsite was changed.',
  left_one: '{{count}} microsite is left.',
  left_other: '{{count}} microsites are left.',
  close: 'Close',
  unpublished_one: 'One is published: visitors see the change when you publish it again.',
  unpublished_other:
    '{{count}} of them are published: visitors see the changes when you publish them again.',
  skipped_one: '{{count}} microsite is as it was:',
  skipped_other: '{{count}} microsites are as they were:',
  changedBy: '{{name}} changed it meanwhile. Repeat to do it here too.',
  changedSince: 'it was changed meanwhile. Repeat to do it here too.',
};
