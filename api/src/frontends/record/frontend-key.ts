import { requiredLine } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';

/** Names a frontend in a request. Any text is accepted: a URL that no frontend has is 404. */
export const frontendKeySchema = z.object({ URL: requiredLine(5_000) });
