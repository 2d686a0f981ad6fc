import * as z from 'zod/mini';

/** The first file of a backup lists its content, so that a restore detects damage first. */
export const MANIFEST = 'manifest.json';
export const DATABASE = 'wabu.db';
export const OBJECTS = 'objects';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const path = z.string().check(z.regex(/^(?:wabu\.db|objects\/[0-9a-f]{2}\/[0-9a-f]{64})$/));

export const manifestSchema = z.object({
  format: z.literal('wabu-backup-1'),
  takenAt: z.string(),
  files: z.array(z.object({ name: path, size: z.int(), sha256 })),
});
export type Manifest = z.infer<typeof manifestSchema>;
