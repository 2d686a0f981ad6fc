import { taxIdText } from '@wabu/shared/entities/supplier';
import * as z from 'zod/mini';

export const supplierKeySchema = z.object({
  PIVA: taxIdText,
});
