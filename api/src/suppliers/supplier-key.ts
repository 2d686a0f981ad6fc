import { requiredLine } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';

/** What names a supplier in a request. */
export const supplierKeySchema = z.object({
  PIVA: requiredLine(32).check(z.toUpperCase()),
});
