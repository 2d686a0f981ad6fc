import type { Mount } from './app.ts';
import { pages } from './site/pages/routes.ts';

/** The mounts of both entries, in matching order. */
export const site: Mount[] = [pages];
