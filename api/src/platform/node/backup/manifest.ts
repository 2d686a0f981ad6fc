import * as z from 'zod/mini';

/** A list of the content of a backup, so that a restore detects damage first: its first file or object. */
export const MANIFEST = 'manifest.json';
export const DATABASE = 'wabu.db';
export const OBJECTS = 'objects';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const path = z.string().check(z.regex(/^(?:wabu\.db|objects\/[0-9a-f]{2}\/[0-9a-f]{64})$/));

export const manifestSchema = z.object({
  /** One archive, or a snapshot beside a pool of objects. */
  format: z.enum(['wabu-backup-1', 'wabu-snapshot-1']),
  takenAt: z.string(),
  files: z.array(
    z.object({
      name: path,
      size: z.int(),
      sha256,
      /** Of a snapshot's object: the mark that the object store gave it, by which the next snapshot knows it. */
      mark: z.optional(z.string()),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestFile = Manifest['files'][number];

export const nameOf = (blob: string) => `${OBJECTS}/${blob.slice(0, 2)}/${blob}`;
