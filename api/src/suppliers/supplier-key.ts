import { taxIdText } from '@wabu/shared/entities/supplier';
import * as z from 'zod/mini';

/** What names a supplier in a request. */
export const supplierKeySchema = z.object({
  PIVA: taxIdText,
});
