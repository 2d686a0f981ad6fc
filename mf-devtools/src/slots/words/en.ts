import type { it } from './it.ts';

export const en: typeof it = {
  checking: 'Checking the server…',
  healthy: 'The server is healthy',
  unhealthy: 'The server has a problem',
};
