/** Rows as the program wrote them from a migration on, and what must be found of them after every later one. */
interface EarlierRows {
  /** The migration that made their tables as they are written here. */
  since: string;
  /** The first migration with which they are written otherwise. */
  until?: string;
  rows: string[];
  /** Counts that are 1. */
  found: string[];
}

const at = 1_700_000_000_000;
const before = { Nome: 'Lido', Citta: 'Garda' };
const sections = [
  {
    id: 's1',
    visible: true,
    NomeSezione: { it: '<p>Orari</p>' },
    Contenuto: { it: '<p>Dalle 9</p>' },
  },
];
const place = {
  Indirizzo: 'Via Lago 1',
  CAP: '37016',
  Citta: 'Garda',
  Provincia: 'VR',
  Nazione: 'Italia',
};
const snapshot = { Fornitore: 'Lido', Sezioni: sections, Localizzazione: place };
const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
const built = { id: 'boats', version: '1.0.0', files: {}, shared: {} };

export const earlierRows: readonly EarlierRows[] = [
  {
    since: '0001-first-tables.sql',
    rows: [
      `INSERT INTO users (id, name, name_key, role, avatar, password, created_at)
       VALUES ('u1', 'Anna', 'anna', 'admin', 'avatar_default.gif', 'x', ${at})`,
      `INSERT INTO sessions (jti, user_id, issued_at, expires_at) VALUES ('j1', 'u1', 1700000000, 1700028800)`,
      `INSERT INTO suppliers (id, name, type, tax_id, address, postcode, city, province, country, email,
         certified_email, phone, invoice_code, contract, created_at, updated_at)
       VALUES ('p1', 'Lido', 'Azienda', '03012300178', 'Via Lago 1', '37016', 'Garda', 'VR', 'Italia',
         'lido@example.it', '', '045', '0000000', 'Base', ${at}, ${at})`,
      `INSERT INTO frontends (id, url, url_key, supplier_id, logo, cover, slideshow, place, sections, gaps,
         created_at, updated_at)
       VALUES ('f1', 'lido', 'lido', 'p1', '', '', '[]', ${json(place)}, ${json(sections)}, '{}', ${at}, ${at})`,
      `INSERT INTO section_texts (frontend_id, section_id, field, language, text_hash, kind, author, written_at)
       VALUES ('f1', 's1', 'Contenuto', 'it', 'h', 'human', 'Anna', ${at})`,
      `INSERT INTO objects (folder, name, blob, type, size, etag, created_by, created_at)
       VALUES ('[Utils]', 'lago.png', 'b1', 'image/png', 3, 'e', 'Anna', ${at})`,
      `INSERT INTO attempts (key, count, resets_at) VALUES ('k', 1, ${at})`,
      `INSERT INTO replies (key, request_hash, body, created_at) VALUES ('k', 'h', '{}', ${at})`,
      `INSERT INTO trash (entity, record_id, label, document, deleted_by, deleted_at, purge_at)
       VALUES ('frontend', 'f0', 'vecchio', ${json({ id: 'f0', url: 'vecchio' })}, 'Anna', ${at}, 4000000000000)`,
    ],
    found: [
      `users WHERE name = 'Anna' AND role = 'admin'`,
      `suppliers WHERE tax_id = '03012300178' AND version = 1`,
      `frontends WHERE url = 'lido' AND supplier_id = 'p1'`,
      `section_texts WHERE frontend_id = 'f1' AND kind = 'human'`,
      `upload_usage WHERE created_by = 'Anna' AND bytes = 3`,
      `revisions WHERE entity = 'suppliers' AND row_count = 1`,
      `revisions WHERE entity = 'frontends' AND row_count = 1`,
      `objects WHERE blob = 'b1'`,
      `trash WHERE label = 'vecchio'`,
    ],
  },
  {
    since: '0001-first-tables.sql',
    until: '0022-reverse-differences.sql',
    rows: [
      `INSERT INTO changes (happened_at, actor, actor_role, action, entity, record_id, label, before, after, request_id)
       VALUES (${at}, 'Anna', 'admin', 'update', 'supplier', 'p1', 'Lido', ${json({ ...before, Citta: 'Bardolino' })},
         ${json(before)}, 'r1')`,
    ],
    found: [`all_changes WHERE record_id = 'p1' AND is_old = 1 AND label = 'Lido'`],
  },
  {
    since: '0022-reverse-differences.sql',
    rows: [
      `INSERT INTO changes (happened_at, actor, actor_role, action, entity, record_id, label, difference, request_id,
         batch)
       VALUES (${at}, 'Anna', 'admin', 'create', 'supplier', 'p1', 'Lido', NULL, 'r2', '${'0'.repeat(32)}')`,
    ],
    found: [`all_changes WHERE record_id = 'p1' AND is_old = 0 AND action = 'create'`],
  },
  {
    since: '0010-module-store.sql',
    rows: [
      `INSERT INTO module_builds (module_id, version, built, size, published_by, published_at)
       VALUES ('boats', '1.0.0', ${json({ ...built, description: { routes: ['/adminwabu/boats'], namespaces: ['boats'] } })},
         1, 'operator', ${at})`,
      `INSERT INTO module_channels (module_id, live_version, revision) VALUES ('boats', '1.0.0', 1)`,
      `INSERT INTO module_history (happened_at, actor, module_id, action, to_version, note)
       VALUES (${at}, 'operator', 'boats', 'publish', '1.0.0', '')`,
      `INSERT INTO deploy_tokens (id, module_id, token_hash, created_by, created_at)
       VALUES ('t1', 'boats', 'h', 'operator', ${at})`,
    ],
    found: [
      `module_builds WHERE module_id = 'boats' AND blocked = 0`,
      `module_channels WHERE live_version = '1.0.0'`,
      `module_history WHERE module_id = 'boats' AND action = 'publish'`,
      `deploy_tokens WHERE module_id = 'boats'`,
    ],
  },
  {
    since: '0010-module-store.sql',
    until: '0016-module-ownership.sql',
    rows: [],
    // Who published first owns it.
    found: [
      `module_claims WHERE kind = 'section' AND name = '/adminwabu/boats' AND module_id = 'boats'`,
    ],
  },
  {
    since: '0014-microsites.sql',
    rows: [
      `INSERT INTO microsites (frontend_id, url_key, state, revision, snapshot, public_hash, supplier_name, languages,
         card, first_published_at, published_at, published_by)
       VALUES ('f1', 'lido', 'published', 1, 1, 'h', 'Lido', '["it"]', '{}', ${at}, ${at}, 'Anna')`,
      `INSERT INTO microsite_snapshots (frontend_id, revision, document, public_hash)
       VALUES ('f1', 1, ${json(snapshot)}, 'h')`,
      `INSERT INTO microsite_pictures (frontend_id, revision, folder, name, blob, type)
       VALUES ('f1', 1, '[Utils]', 'lago.png', 'b1', 'image/png')`,
      `INSERT INTO microsite_addresses (url_key, frontend_id) VALUES ('lido', 'f1')`,
    ],
    found: [
      `microsites WHERE frontend_id = 'f1' AND state = 'published'`,
      `microsite_snapshots WHERE frontend_id = 'f1'`,
      `microsite_pictures WHERE blob = 'b1'`,
      `microsite_addresses WHERE url_key = 'lido'`,
    ],
  },
  {
    since: '0015-search.sql',
    rows: [
      `INSERT INTO search_documents (frontend_id, language, name, town, text, name_terms, town_terms, heading_terms,
         text_terms)
       VALUES ('f1', 'it', 'Lido', 'Garda', 'Dalle 9', 'itlido', 'itgarda', 'itorari', 'itdalle it9')`,
    ],
    found: [`search_index WHERE search_index MATCH 'itlido'`],
  },
  {
    since: '0018-previews.sql',
    rows: [
      `INSERT INTO previews (id, frontend_id, token_hash, version, document, pictures, created_by, created_at, expires_at)
       VALUES ('v1', 'f1', 'h', 1, '{}', '[]', 'Anna', ${at}, 4000000000000)`,
      `INSERT INTO preview_answers (preview_id, kind, text, answered_at) VALUES ('v1', 'comment', 'Bello', ${at})`,
    ],
    found: [`previews WHERE id = 'v1'`, `preview_answers WHERE text = 'Bello'`],
  },
  {
    since: '0019-own-hosts.sql',
    rows: [
      `INSERT INTO own_hosts (host, frontend_id, enabled_by, enabled_at) VALUES ('www.lido.example', 'f1', 'Anna', ${at})`,
    ],
    found: [`own_hosts WHERE host = 'www.lido.example'`],
  },
  {
    since: '0033-second-factor.sql',
    rows: [
      `INSERT INTO totp_factors (user_id, seed, confirmed_at) VALUES ('u1', 's', ${at})`,
      `INSERT INTO passkeys (id, user_id, name, public_key, counter, created_at)
       VALUES ('k1', 'u1', 'telefono', 'p', 0, ${at})`,
      `INSERT INTO recovery_codes (user_id, code_hash) VALUES ('u1', 'h')`,
      `INSERT INTO required_factors (role) VALUES ('rookie')`,
    ],
    found: [
      `totp_factors WHERE user_id = 'u1' AND confirmed_at IS NOT NULL`,
      `passkeys WHERE id = 'k1'`,
      `recovery_codes WHERE user_id = 'u1'`,
      `required_factors WHERE role = 'rookie'`,
    ],
  },
];
