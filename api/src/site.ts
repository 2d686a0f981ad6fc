import type { Mount } from './app.ts';
import { openapi } from './openapi/mount.ts';
import { pages } from './pages/routes.ts';

/** What the origin serves beside the contract's calls, in the order in which it is asked. */
export const site: Mount[] = [openapi, pages];
