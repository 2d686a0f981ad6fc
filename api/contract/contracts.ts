import { accountContract } from './cases/account/account.contract.ts';
import { confirmationContract } from './cases/account/confirmation.contract.ts';
import { passkeysContract } from './cases/account/passkeys.contract.ts';
import { secondFactorContract } from './cases/account/second-factor.contract.ts';
import { answersContract } from './cases/answers.contract.ts';
import { badInputContract } from './cases/bad-input.contract.ts';
import { fileAttacksContract } from './cases/file-attacks.contract.ts';
import { filesContract } from './cases/files.contract.ts';
import { frontendsContract } from './cases/frontends.contract.ts';
import { activityContract } from './cases/history/activity.contract.ts';
import { historyContract } from './cases/history/history.contract.ts';
import { presenceContract } from './cases/history/presence.contract.ts';
import { restoreContract } from './cases/history/restore.contract.ts';
import { undoContract } from './cases/history/undo.contract.ts';
import { undoLargeContract } from './cases/history/undo-large.contract.ts';
import { listPagesContract } from './cases/lists/list-pages.contract.ts';
import { listSearchContract } from './cases/lists/list-search.contract.ts';
import { mediaContract } from './cases/media.contract.ts';
import { micrositePagesContract } from './cases/microsite-pages.contract.ts';
import { findTextsContract } from './cases/microsites/find-texts.contract.ts';
import { pictureVariantsContract } from './cases/microsites/picture-variants.contract.ts';
import { picturesContract } from './cases/microsites/pictures.contract.ts';
import { previewsContract } from './cases/microsites/previews.contract.ts';
import { publicFieldsContract } from './cases/microsites/public-fields.contract.ts';
import { templatesContract } from './cases/microsites/templates.contract.ts';
import { micrositesContract } from './cases/microsites.contract.ts';
import { pagesContract } from './cases/pages.contract.ts';
import { peopleContract } from './cases/people.contract.ts';
import { permissionsContract } from './cases/permissions.contract.ts';
import { publicContentContract } from './cases/public-content.contract.ts';
import { bulkRecordsContract } from './cases/records/bulk-records.contract.ts';
import { listedRecordContract } from './cases/records/listed-record.contract.ts';
import { personRecordContract } from './cases/records/person-record.contract.ts';
import { recordContract } from './cases/records/record.contract.ts';
import { restoredRecordContract } from './cases/records/restored-record.contract.ts';
import {
  boats,
  frontends,
  readyAnswers,
  suppliers,
  templates,
  users,
} from './cases/records/tested-records.ts';
import { releasesContract } from './cases/releases.contract.ts';
import { requestPagesContract } from './cases/request-pages.contract.ts';
import { requestsContract } from './cases/requests.contract.ts';
import { searchContract } from './cases/search.contract.ts';
import { searchPageContract } from './cases/search-page.contract.ts';
import { sessionsContract } from './cases/sessions.contract.ts';
import { storedTextsContract } from './cases/stored-texts.contract.ts';
import { bulkSuppliersContract } from './cases/suppliers/bulk-suppliers.contract.ts';
import { suppliersContract } from './cases/suppliers.contract.ts';
import { translationRulesContract } from './cases/translation-rules.contract.ts';
import { translationsContract } from './cases/translations.contract.ts';
import { trashContract } from './cases/trash/trash.contract.ts';
import { trashedFrontendsContract } from './cases/trash/trashed-frontends.contract.ts';
import { uploadAttacksContract } from './cases/upload-attacks.contract.ts';
import { managedUsersContract } from './cases/users/managed-users.contract.ts';
import { signInLinksContract } from './cases/users/sign-in-links.contract.ts';
import { usersContract } from './cases/users.contract.ts';
import type { Contract } from './run-contracts.ts';

/** Depend on the runtime; run last, because others read whole lists, which these make long. */
const largeContracts: Contract[] = [bulkSuppliersContract, undoLargeContract];

/** The life of records of each kind. */
const recordContracts: Contract[] = [
  ...[boats, suppliers, frontends, templates, users, readyAnswers].map(recordContract),
  ...[boats, suppliers, frontends].map(listedRecordContract),
  ...[boats, suppliers, users].map(personRecordContract),
  ...[boats, suppliers].flatMap((kind) => [
    restoredRecordContract(kind),
    bulkRecordsContract(kind),
  ]),
];

/** What the runtimes do each in its own way: storage, hashing, streams and uploads, and one answer of each status. */
export const workerdContracts: Contract[] = [
  answersContract,
  // Every kind writes by the same statements.
  recordContract(boats),
  searchContract,
  filesContract,
];

/** More of the same storage, by `npm run verify`. */
export const longWorkerdContracts: Contract[] = [
  // The first makes the table of the boats.
  ...[boats, suppliers, frontends].map(recordContract),
  listedRecordContract(boats),
  personRecordContract(boats),
  restoredRecordContract(boats),
  bulkRecordsContract(boats),
  suppliersContract,
  pictureVariantsContract,
  pagesContract,
  releasesContract,
  peopleContract,
  requestsContract,
  ...largeContracts,
];

/** The same code runs on every runtime: Node proves all of it. */
export const nodeContracts: Contract[] = [
  answersContract,
  ...recordContracts,
  suppliersContract,
  frontendsContract,
  listPagesContract,
  historyContract,
  publicFieldsContract,
  mediaContract,
  pictureVariantsContract,
  searchContract,
  secondFactorContract,
  passkeysContract,
  filesContract,
  uploadAttacksContract,
  translationsContract,
  pagesContract,
  // Before those below: no module of theirs fits its shell.
  searchPageContract,
  listSearchContract,
  restoreContract,
  undoContract,
  activityContract,
  presenceContract,
  micrositesContract,
  micrositePagesContract,
  publicContentContract,
  picturesContract,
  previewsContract,
  findTextsContract,
  templatesContract,
  requestsContract,
  requestPagesContract,
  storedTextsContract,
  trashContract,
  trashedFrontendsContract,
  usersContract,
  accountContract,
  confirmationContract,
  managedUsersContract,
  signInLinksContract,
  translationRulesContract,
  ...largeContracts,
];

/** Permissions, tokens and bad input, of which the same is true. */
export const ruleContracts: Contract[] = [
  sessionsContract,
  fileAttacksContract,
  permissionsContract,
  badInputContract,
  releasesContract,
];
