import type { it } from './it.ts';

export const en: typeof it = {
  progress: '{{done}} of {{total}}',
  stop: 'Stop',
  stopping: 'Stopping...',
  stopped: 'Stopped. What is done stays.',
  goOn: 'Go on',
  retry: 'Try again',
  close: 'Close',
  unreachable: 'The server does not respond. What is done stays: try again soon.',
};
