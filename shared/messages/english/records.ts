import { fileLimits, fileMessages, inMegabytes } from '../../entities/files.ts';
import { historyMessages } from '../../entities/history/history.ts';
import { trashMessages } from '../../entities/history/trash.ts';
import { bulkMessages, MAX_BULK_OPERATIONS } from '../../entities/lists/bulk-suppliers.ts';
import { PERSON_SEARCH_MIN, personMessages } from '../../entities/privacy/person.ts';
import { problemMessages } from '../../entities/problem-messages.ts';
import { supplierMessages } from '../../entities/suppliers/supplier-fields.ts';
import { textMessages } from '../../entities/text.ts';
import { pair } from './message-table.ts';

export const problem = pair(problemMessages, {
  malformed: 'Invalid request',
  invalid: 'The data is not valid!',
  unauthenticated: 'The session has expired or is missing: sign in',
  forbidden: 'You are not allowed to do this',
  notFound: 'Not found',
  tooLarge: 'The request is too large',
  unsupportedType: 'This format of the request is not accepted',
  tooMany: 'Too many attempts: try again later',
  unexpected: 'Unexpected error: try again shortly',
  full: 'The storage is full: nothing was saved',
  diskLow:
    'The space on the server is nearly used up: nothing can be added for now. Tell who runs the site; reading and deleting work.',
  unavailable: 'The service is not available at the moment: try again shortly',
  moving: 'The site is moving to another server: for now it can only be read. Try again later.',
  confirm: 'First confirm that it is you',
  uploadSlow: 'The upload is too slow',
  uploadBroken: 'The upload was interrupted',
  listMoved: 'The list has changed at this very place: read it again from the start.',
});

export const text = pair(textMessages, {
  notText: 'Invalid text',
  unstorable: 'The text contains invalid characters',
  required: 'Required field',
  tooLong: (max) => `Text too long (at most ${max} characters)`,
});

export const supplier = pair(supplierMessages, {
  required: 'Required field',
  companyId: 'VAT number: digits only, 11 of them',
  personId: 'Tax code: 16 upper-case letters and digits',
  CAP: 'Digits only, 5 of them',
  Provincia: 'Upper-case letters only, 2 of them',
  SDI: 'Upper-case letters and digits only, 7 of them',
  Telefono: 'Digits only',
  email: 'Invalid email',
  PEC: 'Invalid PEC',
  duplicate: 'The VAT number or tax code must be unique among all suppliers',
  keyChanged:
    'You cannot change the VAT number or tax code while you edit. Use “Save as new” to create a new supplier.',
  notFound: 'The supplier does not exist any more',
  changedMeanwhile: 'Another user has changed the supplier',
  inUse: 'One or more frontends use the supplier',
  deleted: 'Supplier deleted',
});

export const bulk = pair(bulkMessages, {
  tooMany: `At most ${MAX_BULK_OPERATIONS} operations in a request`,
  twice: 'Another operation of the same request is about this supplier',
});

export const file = pair(fileMessages, {
  upload: 'The picture could not be uploaded.',
  avatarUpload: 'The avatar could not be uploaded',
  notFound: 'File not found.',
  exists: 'A file with the same name exists already',
  ownSpace: (megabytes) =>
    `You have used all your space for files (${megabytes} MB): delete those that are not needed, also from the trash`,
  commonSpace: (megabytes) =>
    `The space for the files of all users is used up (${megabytes} MB): delete those that are not needed, also from the trash`,
  tooLarge: `The file is larger than ${inMegabytes(fileLimits.bytes)} MB`,
  variant: 'The reduced versions of the picture are not valid',
  variantTooLarge: `A reduced version of the picture is larger than ${inMegabytes(fileLimits.variantBytes)} MB`,
  drawingTooLarge: `The SVG drawing is larger than ${inMegabytes(fileLimits.drawingBytes)} MB`,
  encoding: 'The encoding of the SVG drawing is not accepted: save it as UTF-8',
  tooManyPixels: `The picture has more than ${fileLimits.pixels / 1_000_000} megapixels`,
  unsupported:
    'This type of file is not accepted: save the picture as JPEG, PNG, GIF, WebP, BMP or SVG',
  mismatch: 'The content of the file is not of type',
  damaged: 'The picture is damaged or contains parts that are not accepted',
  empty: 'The file is empty',
  folder: 'Invalid folder',
  name: 'Invalid file name',
  extension: 'The file name must end with',
  taken: 'A file with this name exists already: choose another one',
  deleted: 'Picture moved to the trash',
  inUse:
    'The picture is in use: remove it from the frontend, save and, if it is published, publish it again',
});

export const history = pair(historyMessages, {
  unknown: 'This version does not exist',
  pruned: 'The contents of this version were deleted: who and when remain',
  deleted: 'It is in the trash: restore it there',
  purged: 'It was deleted for good: it cannot be restored any more',
  undone: 'Change undone',
  noUndo: 'This action cannot be undone',
  changedSince: 'It was changed meanwhile: an undo would lose these changes',
});

export const trash = pair(trashMessages, {
  gone: 'It is not in the trash any more: it was restored or deleted for good',
  restored: 'Restored',
  restoredFrontend: 'Restored: it is not published, publish it when it is ready',
  purged: 'Deleted for good',
  key: 'Invalid new name',
  taxIdTaken: (holder) =>
    `The VAT number or tax code now belongs to the supplier “${holder}”: delete that one before you restore this one`,
  urlTaken: 'Another frontend now has the address: choose a new one',
  userNameTaken: 'Another user now has the name: choose a new one',
  fileTaken: 'The folder now has another file with this name: choose a new one',
  supplierInTrash: (name) => `The supplier “${name}” is in the trash: restore the supplier first`,
  supplierGone: (name) =>
    `The supplier “${name}” does not exist any more: create a supplier with this name, then restore the frontend`,
  frontendInTrash: (url) => `The frontend [${url}] is in the trash: restore the frontend first`,
  frontendGone: (url) =>
    `The frontend [${url}] does not exist any more: create a frontend with this address, then restore the picture`,
  templateTaken: 'Another template now has this name: choose a new one',
  fileSupplierGone:
    'The supplier of this file does not exist any more: restore it from the trash or create it again, then restore the file',
});

export const person = pair(personMessages, {
  short: `Write at least ${PERSON_SEARCH_MIN} characters`,
  gone: 'Nothing is left of this person: search again',
  name: 'The name does not match: write it as you see it',
  isKing: 'A king user cannot be deleted: change the role first, in Users',
  yourself:
    'You cannot delete your own data: another king must first change your role, then delete them',
});
