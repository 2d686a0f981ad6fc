import { folders } from '@wabu/shared/entities/files';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { ERASED_USER, type HeldPart } from '@wabu/shared/entities/privacy/person';
import { type Kinds, personKinds } from '../records/pipeline/app-records.ts';
import type { PersonalColumns } from '../records/pipeline/define-record.ts';

/** Rows of persons. In a condition, `:name` stands for the value of this name in the person's `Scope`. */
export interface PersonRows {
  /** The kinds of persons; `record` for records of every kind. */
  of: readonly string[];
  where: string;
  /** The part of what is held that counts and exports them; rows without one are only erased. */
  part?: HeldPart;
  exports?: string;
  /** What an erasure sets; without it, an erasure deletes the rows. */
  set?: string;
}

interface PersonalTable {
  notice: PersonalColumns['notice'];
  /** The columns with personal data. */
  columns: string;
  rows: readonly PersonRows[];
  /** The duration that the notice must name, by its name in its words. */
  until?: string;
}

const tableOf =
  (notice: PersonalTable['notice'], until?: string) =>
  (columns: string, ...rows: PersonRows[]): PersonalTable => ({ notice, until, columns, rows });
const staff = tableOf('staff');
const suppliers = tableOf('suppliers');

const rowsOf =
  (...of: PersonRows['of']) =>
  (where: string, part?: HeldPart, exports?: string): PersonRows => ({ of, where, part, exports });
const ofSupplier = rowsOf('supplier');
const ofUser = rowsOf('user');
const ofRecord = rowsOf('record');
const ofComment = rowsOf('comment');

/** Rows that name the user who wrote them; what they are about is of others. An erasure replaces the name. */
const writtenBy = (name: string, time: string): PersonRows => ({
  ...ofUser(
    `${name} IN :names AND ${time} BETWEEN :since AND :until`,
    'mentions',
    `:table AS written, ${time} AS at`,
  ),
  set: `${name} = '${ERASED_USER}'`,
});

const ofAccount = (part: HeldPart, exports: string) => ofUser('user_id = :id', part, exports);

export const isOfFrontend = 'frontend_id IN :frontendIds';

export const isFile = `folder IN :folders OR (folder = '${folders.avatars}' AND name IN :avatars)`;

/** The number of a comment may be given again after a restore: the link and the time are not. */
export const isComment = `preview_id = substr(:id, 1, instr(:id, ':') - 1)
  AND preview_id || ':' || answered_at = :id AND kind = 'comment'`;

const entries = (
  of: typeof ofRecord,
  where: string,
  { part = 'history', also = '' }: { part?: HeldPart; also?: string } = {},
): PersonRows => ({
  ...of(
    where,
    part,
    'happened_at, actor, action, entity, record_id, label, difference, request_id',
  ),
  set: `label = NULL, difference = NULL${also}`,
});

/** The entries of a person's own record. Erased last: their labels lead to the others. */
export const ownEntries = entries(ofRecord, `entity = :kind AND record_id = :id AND label <> ''`);

/** Paths hold the address, the tax id or the user name. A picture is uploaded before its user is added. */
const fileEntries = entries(
  ofRecord,
  `entity = 'file' AND happened_at BETWEEN :since - ${DAY_MS} AND :until
    AND EXISTS (SELECT 1 FROM json_each(:paths) WHERE instr(record_id, value) = 1)`,
  { also: `, record_id = ''` },
);

/** Entries of other records that hold one of the names as a whole value, such as the supplier of a frontend. */
const mentions = entries(
  ofSupplier,
  `EXISTS (SELECT 1 FROM json_each(:names) WHERE instr(difference, json_quote(value)))
    AND record_id <> :id AND record_id NOT IN :frontendIds AND record_id NOT IN :historyIds`,
  { part: 'mentions' },
);

const published = (column: string) =>
  `(SELECT ${column} FROM microsites WHERE frontend_id = microsite_snapshots.frontend_id) AS ${column}`;

/**
 * The tables with personal data beside those of the kinds, in the order of deletion. What is counted, exported and
 * erased of a person follows from both; a table without rows is deleted with one that it refers to. A column that is in
 * no list fails a test: decide what an erasure does with it, and whether the privacy notice says it.
 */
const otherTables: Record<string, PersonalTable> = {
  sessions: tableOf('staff', 'session')(
    'user_id browser system network seen_at',
    ofAccount(
      'sessions',
      `browser, system, network, issued_at * 1000 AS issued_at, expires_at * 1000 AS expires_at,
          seen_at * 1000 AS seen_at`,
    ),
  ),
  sign_in_links: staff('user_id', ofAccount('sessions', 'created_at, expires_at')),
  known_devices: tableOf('staff', 'browsers')(
    'user_id token_hash browser system network created_at used_at',
    ofAccount('browsers', 'browser, system, network, created_at, used_at'),
  ),
  passkeys: staff(
    'user_id id name public_key',
    ofAccount('factors', `'passkey' AS factor, id, name, created_at, last_used_at`),
  ),
  totp_factors: staff('user_id seed', ofAccount('factors', `'app' AS factor, confirmed_at`)),
  recovery_codes: staff('user_id code_hash', ofAccount('factors', `'recovery code' AS factor`)),
  // They end within minutes, and are deleted with the next one or by the daily maintenance.
  challenges: tableOf('staff', 'session')('user_id password_mark'),
  presence: tableOf('staff', 'presence')('session_id'),
  module_previews: staff('user_id'),
  module_failures: staff('user_id detail'),
  attempts: tableOf('browsing', 'logs')('key'),
  changes: tableOf('staff', 'history')(
    'actor label difference record_id',
    ownEntries,
    entries(ofSupplier, `entity = 'frontend' AND record_id IN :frontendIds AND label <> ''`),
    entries(ofSupplier, `entity = 'template' AND record_id IN :historyIds AND label <> ''`),
    fileEntries,
    mentions,
    writtenBy('actor', 'happened_at'),
  ),
  section_texts: staff('author', ofSupplier(isOfFrontend), writtenBy('author', 'written_at')),
  trash: tableOf('suppliers', 'trash')(
    'label place document credentials deleted_by',
    ofRecord('id IN :trashIds', 'trash', 'entity, label, place, document, deleted_at, purge_at'),
    writtenBy('deleted_by', 'deleted_at'),
  ),
  objects: suppliers(
    'folder name created_by',
    ofRecord(isFile, 'files', 'folder, name, type, size, created_at'),
    writtenBy('created_by', 'created_at'),
  ),
  // Triggers keep it as the sum of `objects`: an erasure there replaces the name here.
  upload_usage: staff('created_by'),
  replies: tableOf('suppliers', 'trash')(
    'key request_hash body',
    ofRecord(
      `instr(key, :id || ' ') = 1
          OR EXISTS (SELECT 1 FROM json_each(:needles) WHERE instr(body, value))`,
    ),
  ),
  microsites: suppliers(
    'url_key supplier_name card published_by',
    ofSupplier(isOfFrontend),
    writtenBy('published_by', 'published_at'),
  ),
  microsite_addresses: suppliers('url_key', ofSupplier(isOfFrontend)),
  microsite_snapshots: suppliers(
    'document',
    ofSupplier(
      isOfFrontend,
      'published',
      `${published('url_key')}, ${published('state')}, revision, document,
          ${published('first_published_at')}, ${published('published_at')}`,
    ),
  ),
  microsite_pictures: suppliers('folder name'),
  search_documents: suppliers('name town text name_terms town_terms heading_terms text_terms'),
  preview_answers: tableOf('suppliers', 'comments')(
    'text',
    ofSupplier(
      `preview_id IN (SELECT id FROM previews WHERE ${isOfFrontend})`,
      'comments',
      'kind, text, answered_at',
    ),
    ofComment(isComment, 'comments', 'text, answered_at'),
  ),
  previews: tableOf('suppliers', 'comments')(
    'document pictures created_by',
    ofSupplier(isOfFrontend, 'previews', 'document, created_at, expires_at'),
    writtenBy('created_by', 'created_at'),
  ),
  own_hosts: suppliers('host enabled_by', writtenBy('enabled_by', 'enabled_at')),
  frontends: suppliers(
    'url url_key logo cover slideshow place town town_key sections alt_texts dismissed_checks legal facts sort_key search_text',
    ofSupplier(
      'id IN :frontendIds AND supplier_id = :id',
      'microsites',
      `url, logo, cover, slideshow, place, sections, alt_texts, created_at, updated_at,
            (SELECT host FROM own_hosts WHERE frontend_id = frontends.id) AS host`,
    ),
  ),
  section_templates: suppliers(
    'name name_key section',
    ofSupplier('id IN :templateIds', 'templates', 'name, section, created_at, updated_at'),
  ),
  module_builds: staff('published_by note', writtenBy('published_by', 'published_at')),
  module_live: staff('changed_by', writtenBy('changed_by', 'changed_at')),
  deploy_tokens: staff('created_by', writtenBy('created_by', 'created_at')),
  translation_settings: staff('updated_by', writtenBy('updated_by', 'updated_at')),
  module_history: staff('actor note', writtenBy('actor', 'happened_at')),
};

/** Every table with personal data, those of the kinds behind the others. */
export const personalDataOf = (kinds: Kinds): Record<string, PersonalTable> => ({
  ...otherTables,
  ...Object.fromEntries(
    personKinds(kinds).map(({ entity, store, person: { notice, columns, exports } }) => [
      store.table,
      tableOf(notice)(columns.join(' '), rowsOf(entity)('id = :id', 'records', exports.join(', '))),
    ]),
  ),
});
