export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
