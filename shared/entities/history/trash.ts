import * as z from 'zod/mini';
import { folders } from '../files.ts';
import { defineMessages } from '../messages/messages.ts';
import type { Action } from '../permissions.ts';
import { entitySchema, type TrashEntity } from './history.ts';

/** What a role must be allowed to restore a deleted record: `write` of its description in the api. */
export const writeActionOf = (entity: TrashEntity): Action =>
  entity === 'template' ? 'frontends.write' : `${entity}s.write`;

/** A deleted record or file in the list of the trash. */
export const trashEntrySchema = z.object({
  id: z.int(),
  entity: entitySchema<TrashEntity>(),
  /** Of the deleted record, as in its history. */
  recordId: z.string(),
  /** The supplier's name, the frontend's address, the user's name or the file's name; no tax code. */
  label: z.string(),
  /** The supplier of a frontend, or the folder of a file; else empty. */
  place: z.string(),
  deletedBy: z.string(),
  /** Milliseconds since 1970. */
  deletedAt: z.int(),
  /** Whole days until it is deleted for good, a begun day counted; 0 when that happens with the next maintenance. */
  daysLeft: z.int(),
});
export type TrashEntry = z.infer<typeof trashEntrySchema>;

/** Entries of the trash, the last deleted first. `next`: the `after` of the following page. */
export const trashPageSchema = z.object({
  entries: z.array(trashEntrySchema),
  next: z.nullable(z.int()),
});
export type TrashPage = z.infer<typeof trashPageSchema>;

export const undeletedSchema = z.object({
  message: z.string(),
  entity: entitySchema<TrashEntity>(),
  recordId: z.string(),
  label: z.string(),
});
export type Undeleted = z.infer<typeof undeletedSchema>;

/** The address of the frontend that a picture belongs to; null for every other folder. */
export const frontendOfFolder = (folder: string): string | null =>
  folder.startsWith(`${folders.frontends}/`) && folder.endsWith('/images')
    ? folder.slice(folders.frontends.length + 1, -'/images'.length)
    : null;

export const trashMessages = defineMessages('trash', {
  gone: 'Nel cestino non c’è più: è già stato ripristinato o eliminato definitivamente',
  key: 'Nuovo nome non valido',
  taxIdTaken:
    'La partita IVA o il codice fiscale è ora del fornitore «{{holder}}»: per ripristinare questo, cancella prima quello',
  urlTaken: 'L’indirizzo è ora di un altro microsito: scegli un nuovo indirizzo',
  userNameTaken: 'Il nome è ora di un altro utente: scegli un nuovo nome',
  fileTaken: 'Nella cartella c’è ora un altro file con questo nome: scegli un nuovo nome',
  supplierInTrash: 'Il fornitore «{{name}}» è nel cestino: ripristina prima il fornitore',
  supplierGone:
    'Il fornitore «{{name}}» non esiste più: crea un fornitore con questo nome, poi ripristina il microsito',
  frontendInTrash: 'Il microsito [{{url}}] è nel cestino: ripristina prima il microsito',
  frontendGone:
    'Il microsito [{{url}}] non esiste più: crea un microsito con questo indirizzo, poi ripristina l’immagine',
  templateTaken: 'Un altro modello ha ora questo nome: scegli un nuovo nome',
  fileSupplierGone:
    'Il fornitore di questo file non c’è più: ripristinalo dal cestino o crealo di nuovo, poi ripristina il file',
});
