import * as z from 'zod/mini';
import { defineMessages } from '../messages/messages.ts';

/** Where a supplier reads a saved version: `/anteprima/<token>`, with the language prefixes of all pages. */
export const PREVIEW_PATH = '/anteprima';

export const previewLimits = {
  days: 14,
  /** Characters of a comment. */
  comment: 2_000,
  commentsPerDay: 20,
} as const;

export const previewMessages = defineMessages('preview', {
  empty: 'Il microsito non ha ancora testi: scrivi e salva almeno una sezione visibile',
  none: 'Non c’è nessun link di anteprima attivo',
});

export const previewAnswerSchema = z.object({
  kind: z.enum(['approval', 'comment']),
  /** Plain text; empty for an approval. */
  text: z.string(),
  version: z.int(),
  /** Milliseconds since 1970. */
  at: z.int(),
});
export type PreviewAnswer = z.infer<typeof previewAnswerSchema>;

/** The preview links of a frontend, for staff. The address of a link is answered once, when it is made. */
export const previewStateSchema = z.object({
  /** The valid link; null without one. */
  link: z.nullable(
    z.object({
      version: z.int(),
      createdBy: z.string(),
      createdAt: z.int(),
      expiresAt: z.int(),
    }),
  ),
  /** The newest first. */
  answers: z.array(previewAnswerSchema),
});
export type PreviewState = z.infer<typeof previewStateSchema>;
