import { richTextImageTypes } from '@wabu/shared/entities/rich-text/rules';

/** Larger ones stay addresses: a frontend is at most 1.5 MB. */
const MAX_BYTES = 300_000;

export async function readPublishedPicture(address: string): Promise<string | null> {
  const response = await fetch(address);
  const blob = response.ok ? await response.blob() : null;
  const type = blob?.type.split(';')[0];
  if (blob === null || blob.size > MAX_BYTES) return null;
  if (!richTextImageTypes.some((allowed) => allowed === type)) return null;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(String(reader.result).replace(/^data:[^;]*(;[^,]*)?,/, `data:${type};base64,`));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
