import { isSupplierChoice, supplierFields } from '@wabu/shared/entities/supplier';
import { columnOf } from '../../suppliers/supplier-repository.ts';

const choices = supplierFields.filter(isSupplierChoice);

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
  suppliers: `id ${choices.map(columnOf).join(' ')} version created_at updated_at answers_at_once`,
  frontends:
    'id supplier_id gaps version created_at updated_at public_hash section_count ready_languages',
  requests:
    'number id version created_at updated_at state kind language url supplier from_date to_date people assignee unread order_key link_until supplier_link_until',
  ready_answers: 'id version created_at updated_at name name_key texts',
  mails: 'id request_id message_id attempts next_at sent_at error reader',
  section_templates: 'id origins languages version created_at updated_at',
  section_texts:
    'frontend_id section_id field language text_hash source_hash source_language kind written_at',
  microsites:
    'frontend_id state revision snapshot public_hash languages first_published_at published_at has_form',
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
  module_live: 'module_id version changed_at revision',
  erasures: 'kind record_id erased_at',
  installation: 'only_row id',
  migrations: 'name applied_at',
  orphans: 'blob seen_at',
  revisions: 'entity revision row_count',
  transfer: 'only_row id role state writing triggers last_revision began_at',
};
