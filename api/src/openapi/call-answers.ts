import { frontendInputSchema } from '@wabu/shared/entities/frontend';
import { supplierSchema } from '@wabu/shared/entities/supplier';
import { textOriginSchema } from '@wabu/shared/entities/translation-provenance';
import { listedUserSchema } from '@wabu/shared/entities/user';
import * as z from 'zod/mini';
import type { CallAnswer } from './call-answer.ts';
import { moduleCallAnswers } from './module-call-answers.ts';

const message = z.object({ message: z.string() });
const path = z.object({ path: z.string() });
const frontend = z.extend(z.omit(frontendInputSchema, { origins: true }), {
  version: z.int(),
  damaged: z.optional(z.array(z.string())),
});
const frontendWithLedger = z.extend(frontend, {
  ledger: z.array(
    z.extend(textOriginSchema, { textHash: z.string(), author: z.string(), writtenAt: z.int() }),
  ),
});
const summary = z.object({
  URL: z.string(),
  Fornitore: z.string(),
  version: z.int(),
  languages: z.record(z.string(), z.record(z.string(), z.int())),
});
const login = z.object({ message: z.string(), token: z.string(), role: z.string() });
const translation = z.object({ detected_source_language: z.string(), text: z.string() });
const listedPicture = z.object({
  name: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  storedAt: z.int(),
});
const picture = 'image/*';
const text = 'text/plain';

/** The answers of all calls, by method and path as in the routes. */
export const callAnswers: Record<string, CallAnswer> = {
  'POST /api/adminwabu/login': {
    summary: 'Opens a session',
    status: 200,
    json: login,
    refusals: [401, 429],
  },
  'POST /api/adminwabu/logout': {
    summary: 'Ends the session of the token that is sent',
    status: 204,
  },

  'GET /api/d1/getallsuppliers': {
    summary: 'All suppliers, by name',
    status: 200,
    json: z.array(supplierSchema),
  },
  'POST /api/d1/addsupplier': {
    summary: 'Adds a supplier',
    status: 201,
    json: supplierSchema,
    refusals: [409],
  },
  'POST /api/r2/addsupplier': {
    summary: "Files a supplier's record in its folder; may be repeated",
    status: 201,
    json: path,
  },
  'PUT /api/d1/updatesupplier': {
    summary: 'Changes a supplier; If-Match names the version it is based on',
    status: 200,
    json: supplierSchema,
    refusals: [404, 412],
  },
  'DELETE /api/d1/deletesupplier': {
    summary: 'Puts a supplier into the trash',
    status: 200,
    json: message,
    refusals: [404, 409, 412],
  },

  'GET /api/d1/getallfrontends': {
    summary: 'All frontends, by address',
    status: 200,
    json: z.array(frontend),
  },
  'GET /api/d1/getfrontendsummaries': {
    summary: 'What a list of frontends shows',
    status: 200,
    json: z.array(summary),
  },
  'GET /api/d1/getfrontend': {
    summary: 'One frontend',
    status: 200,
    json: frontendWithLedger,
    refusals: [404],
  },
  'POST /api/d1/addfrontend': {
    summary: 'Adds a frontend',
    status: 201,
    json: z.extend(frontend, { message: z.string() }),
    refusals: [409],
  },
  'PUT /api/d1/updatefrontend': {
    summary: 'Changes a frontend; If-Match names the version it is based on',
    status: 200,
    json: frontend,
    refusals: [404, 412],
  },
  'DELETE /api/d1/deletefrontend': {
    summary: 'Puts a frontend into the trash',
    status: 200,
    json: message,
    refusals: [404, 412],
  },

  'GET /api/d1/getusers': {
    summary: 'All users, by name',
    status: 200,
    json: z.array(listedUserSchema),
  },
  'POST /api/d1/adduser': {
    summary: 'Adds a user',
    status: 201,
    json: z.extend(listedUserSchema, { message: z.string() }),
    refusals: [409],
  },
  'POST /api/d1/deleteuser': {
    summary: 'Deletes a user and ends all of its sessions',
    status: 200,
    json: message,
    refusals: [404],
  },

  'POST /api/r2/upload': {
    summary: 'Stores a file; If-None-Match: * only when there is none of that name',
    status: 201,
    json: path,
    refusals: [412, 503, 507],
  },
  'POST /api/r2/getfile': { summary: 'A stored file', status: 200, type: picture, refusals: [404] },
  'GET /api/r2/getfile': {
    summary: 'A stored file with an ETag; with thumb, a small variant of it',
    status: 200,
    type: picture,
    refusals: [304, 404],
  },
  'POST /api/r2/listfiles': {
    summary: 'The pictures of a folder',
    status: 200,
    json: z.object({ files: z.array(z.string()) }),
  },
  'GET /api/r2/listfiles': {
    summary: 'The pictures stored in a folder, the newest first, with size, pixels and time',
    status: 200,
    json: z.object({ pictures: z.array(listedPicture) }),
  },
  'POST /api/r2/getavatar': {
    summary: "A user's picture",
    status: 200,
    type: picture,
    refusals: [404],
  },

  'POST /api/DeepL/translate': {
    summary: 'Translates one text or several into one language',
    status: 200,
    json: z.object({ translations: z.array(translation) }),
    refusals: [502, 503],
  },

  'GET /api/d1/checkd1': {
    summary: 'Does the relational store answer?',
    status: 200,
    type: text,
    refusals: [503],
  },
  'GET /api/mongo/checkmongo': {
    summary: 'Does the document store answer?',
    status: 200,
    type: text,
    refusals: [503],
  },
  'GET /api/r2/checkr2': {
    summary: 'Does the object store answer?',
    status: 200,
    type: text,
    refusals: [503],
  },
  'GET /random': { summary: 'A random number', status: 200, type: text },
  'GET /healthz': {
    summary: 'Is the server ready?',
    status: 200,
    json: z.object({ status: z.string() }),
    refusals: [503],
  },

  ...moduleCallAnswers,
};
