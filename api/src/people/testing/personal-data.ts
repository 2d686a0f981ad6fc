import { isSupplierChoice, supplierFields } from '@wabu/shared/entities/supplier';
import { columnOf } from '../../suppliers/supplier-repository.ts';

/** A text of a supplier may name a person; an option does not. */
const choices = supplierFields.filter(isSupplierChoice);
const texts = supplierFields.filter((field) => !isSupplierChoice(field));

/** The row of the privacy notice (`retention` in its words) that says how long a column is stored. */
type NoticeRow = 'browsing' | 'staff' | 'suppliers';

interface PersonalColumns {
  notice: NoticeRow;
  columns: string;
  /** The durations that the notice must name for them, by their names in its words. */
  until: string[];
  /** The column with the name of the user who wrote the row; an erasure of that user replaces it. */
  author?: string;
}

/**
 * Every table with personal data. A column that is in no list fails a test: decide which it belongs to, what an
 * erasure does with it, and whether the notice says it.
 */
export const personalData: Record<string, PersonalColumns> = {
  users: {
    notice: 'staff',
    columns: 'name name_key look_key avatar password last_sign_in_at',
    until: [],
  },
  sign_in_links: { notice: 'staff', columns: 'user_id', until: [] },
  sessions: {
    notice: 'staff',
    columns: 'user_id browser system network seen_at',
    until: ['session'],
  },
  known_devices: {
    notice: 'staff',
    columns: 'user_id token_hash browser system network created_at used_at',
    until: ['browsers'],
  },
  totp_factors: { notice: 'staff', columns: 'user_id seed', until: [] },
  passkeys: { notice: 'staff', columns: 'user_id id name public_key', until: [] },
  recovery_codes: { notice: 'staff', columns: 'user_id code_hash', until: [] },
  // They end within minutes, and are deleted with the next one or by the daily maintenance.
  challenges: { notice: 'staff', columns: 'user_id password_mark', until: ['session'] },
  presence: { notice: 'staff', columns: 'session_id', until: ['presence'] },
  module_previews: { notice: 'staff', columns: 'user_id', until: [] },
  module_failures: { notice: 'staff', columns: 'user_id detail', until: [] },
  attempts: { notice: 'browsing', columns: 'key', until: ['logs'] },
  suppliers: {
    notice: 'suppliers',
    columns: [...texts.map(columnOf), 'sort_key'].join(' '),
    until: [],
  },
  frontends: {
    notice: 'suppliers',
    columns:
      'url url_key logo cover slideshow place sections alt_texts dismissed_checks legal sort_key',
    until: [],
  },
  section_templates: { notice: 'suppliers', columns: 'name name_key section', until: [] },
  section_texts: { notice: 'staff', columns: 'author', until: [], author: 'author' },
  microsites: {
    notice: 'suppliers',
    columns: 'url_key supplier_name card published_by',
    until: [],
    author: 'published_by',
  },
  microsite_addresses: { notice: 'suppliers', columns: 'url_key', until: [] },
  microsite_snapshots: { notice: 'suppliers', columns: 'document', until: [] },
  microsite_pictures: { notice: 'suppliers', columns: 'folder name', until: [] },
  search_documents: {
    notice: 'suppliers',
    columns: 'name town text name_terms town_terms heading_terms text_terms',
    until: [],
  },
  own_hosts: { notice: 'suppliers', columns: 'host enabled_by', until: [], author: 'enabled_by' },
  previews: {
    notice: 'suppliers',
    columns: 'document pictures created_by',
    until: ['comments'],
    author: 'created_by',
  },
  preview_answers: { notice: 'suppliers', columns: 'text', until: ['comments'] },
  objects: {
    notice: 'suppliers',
    columns: 'folder name created_by',
    until: [],
    author: 'created_by',
  },
  // Triggers keep it as the sum of `objects`: an erasure there replaces the name here.
  upload_usage: { notice: 'staff', columns: 'created_by', until: [] },
  replies: { notice: 'suppliers', columns: 'key request_hash body', until: ['trash'] },
  trash: {
    notice: 'suppliers',
    columns: 'label place document credentials deleted_by',
    until: ['trash'],
    author: 'deleted_by',
  },
  changes: {
    notice: 'staff',
    columns: 'actor label difference record_id',
    until: ['history'],
    author: 'actor',
  },
  module_builds: {
    notice: 'staff',
    columns: 'published_by note',
    until: [],
    author: 'published_by',
  },
  module_history: { notice: 'staff', columns: 'actor note', until: [], author: 'actor' },
  translation_settings: {
    notice: 'staff',
    columns: 'updated_by',
    until: [],
    author: 'updated_by',
  },
  deploy_tokens: { notice: 'staff', columns: 'created_by', until: [], author: 'created_by' },
};

/** Ids, versions, times, types and hashes: alone they say nothing of a person. */
export const otherColumns: Record<string, string> = {
  users: 'id role disabled version created_at password_changed_at',
  sessions: 'jti id issued_at expires_at confirmed_until',
  known_devices: 'id is_new',
  totp_factors: 'confirmed_at last_step',
  passkeys: 'counter created_at last_used_at',
  challenges: 'challenge_hash kind jti expires_at',
  required_factors: 'role',
  sign_in_links: 'token_hash created_at expires_at',
  presence: 'tab entity record_id is_editing expires_at',
  module_previews: 'module_id version',
  module_failures: 'module_id version failed_at',
  attempts: 'count resets_at',
  translation_settings: 'id terms formality version updated_at glossary glossary_terms',
  last_runs: 'job ended_at',
  suppliers: ['id', ...choices.map(columnOf), 'version', 'created_at', 'updated_at'].join(' '),
  frontends: 'id supplier_id gaps version created_at updated_at public_hash section_count',
  section_templates: 'id origins languages version created_at updated_at',
  section_texts:
    'frontend_id section_id field language text_hash source_hash source_language kind written_at',
  microsites:
    'frontend_id state revision snapshot public_hash languages first_published_at published_at',
  microsite_addresses: 'frontend_id',
  microsite_snapshots: 'frontend_id revision public_hash',
  microsite_pictures: 'frontend_id revision blob type',
  search_documents: 'id frontend_id language',
  own_hosts: 'frontend_id enabled_at',
  previews: 'id frontend_id token_hash version created_at expires_at',
  preview_answers: 'id preview_id kind answered_at',
  objects: 'blob type size etag width height created_at variants',
  upload_usage: 'bytes',
  replies: 'created_at',
  trash: 'id entity record_id deleted_at purge_at',
  changes: 'id happened_at actor_role action entity request_id batch session',
  module_builds: 'module_id version built size published_at digest release_check',
  module_history: 'id happened_at module_id action from_version to_version set_id',
  deploy_tokens: 'id module_id token_hash created_at',
  module_live: 'module_id version changed_by changed_at revision',
  erasures: 'kind record_id erased_at',
  installation: 'only_row id',
  migrations: 'name applied_at',
  orphans: 'blob seen_at',
  revisions: 'entity revision row_count',
  transfer: 'only_row id role state writing triggers last_revision began_at',
};
