import { fileMessages } from '@wabu/shared/entities/files';
import { type VariantName, variantNames } from '@wabu/shared/entities/microsites/picture-variants';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { malformed, unsupportedType } from '../../http/problem.ts';
import { withMetadata } from '../../http/route-metadata.ts';
import type { Platform } from '../../platform/platform.ts';
import { authenticate } from '../../sessions/permit.ts';
import type { SentVariant } from '../accepted-variants.ts';
import { boundaryOf, type FormPart, MultipartError, parseMultipart } from './multipart.ts';
import { announcedBytes, UploadBody } from './upload-body.ts';
import { UploadSemaphore } from './upload-semaphore.ts';

export interface Upload {
  folder: string;
  filename: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The parts `variant-<name>`, of `variantNames`. */
  variants: SentVariant[];
}

type VariantParts = { [Part in `variant-${VariantName}`]?: File };
type UploadInput = {
  in: { form: { file: File; folder: string } & VariantParts };
  out: { form: Upload };
};

const semaphores = new WeakMap<Platform, UploadSemaphore>();

/**
 * Parses a form with one file, one folder, and variants of a picture. Waits until there is memory for it, and holds the memory
 * until the request is answered. Authenticates again after the upload, because the session may have ended
 * meanwhile.
 */
export function uploadForm(): MiddlewareHandler<ApiEnv, string, UploadInput> {
  return withMetadata({ upload: true }, async (c, next) => {
    const boundary = boundaryOf(c.req.header('Content-Type') ?? '');
    if (!/^multipart\/form-data/i.test(c.req.header('Content-Type') ?? ''))
      throw unsupportedType('Il contenuto deve essere multipart/form-data');
    if (boundary === null) throw malformed();
    const length = announcedBytes(c.req.raw);
    const release = await semaphoreOf(c.get('platform')).acquire(c.get('user').id, length);
    try {
      const stream = c.get('platform').bodyOf?.(c.env) ?? c.req.raw.body;
      const parts = await readParts(new UploadBody(stream, length), boundary);
      c.set('user', await authenticate(c));
      c.req.addValidatedData('form', readUpload(parts));
      await next();
    } finally {
      release();
    }
  });
}

function semaphoreOf(platform: Platform): UploadSemaphore {
  const semaphore = semaphores.get(platform) ?? new UploadSemaphore();
  semaphores.set(platform, semaphore);
  return semaphore;
}

function readUpload(parts: FormPart[] | null): Upload {
  if (parts === null) throw malformed();
  const file = only(parts, 'file');
  const folder = only(parts, 'folder');
  if (file.filename === null || folder.filename !== null) throw malformed();
  if (file.bytes.byteLength === 0) throw malformed(fileMessages.empty);
  return {
    folder: new TextDecoder().decode(folder.bytes),
    filename: file.filename,
    bytes: file.bytes,
    variants: variantNames.flatMap((name) => {
      const part = only(parts, `variant-${name}`, false);
      return part === undefined ? [] : { name, bytes: part.bytes };
    }),
  };
}

/** Null for a body that is no form. Reads it to its end, because a client reads the answer only then. */
async function readParts(body: UploadBody, boundary: string): Promise<FormPart[] | null> {
  const parts = await parseMultipart(body, boundary).catch((error: unknown) => {
    if (error instanceof MultipartError) return null;
    throw error;
  });
  while (await body.more());
  return parts;
}

function only(parts: FormPart[], name: string): FormPart;
function only(parts: FormPart[], name: string, isRequired: false): FormPart | undefined;
function only(parts: FormPart[], name: string, isRequired = true): FormPart | undefined {
  const [part, ...others] = parts.filter((candidate) => candidate.name === name);
  if ((part === undefined && isRequired) || others.length > 0) throw malformed();
  return part;
}
