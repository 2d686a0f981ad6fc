import * as z from 'zod/mini';
import { taxIdText } from '../supplier.ts';

/*
 * What a supplier does with a request that is forwarded to it.
 */

/**
 * The link for the supplier, a path, and until when it is valid (milliseconds since 1970). `isMailed`: it is sent to
 * the supplier's own address.
 */
export const supplierLinkSchema = z.object({
  link: z.string(),
  until: z.int(),
  isMailed: z.boolean(),
});

export const supplierAnswersKeySchema = z.object({ PIVA: taxIdText });

/** Whether the answers of a supplier go to the visitor at once, or once staff approve them. */
export const supplierAnswersSchema = z.object({ PIVA: taxIdText, atOnce: z.boolean() });
