import type { FoundPerson, PersonKey } from '@wabu/shared/entities/privacy/person';
import type { Database, Row } from '../platform/platform.ts';
import type { Window } from '../records/history/windows-repository.ts';
import { maskTaxId } from '../records/store/change-repository.ts';
import { findRow } from '../records/store/find-row.ts';

const SUPPLIERS = 'SELECT id, name, type, tax_id FROM suppliers';

/** Suppliers by a part of the name, or by the whole tax id, email or certified email. */
export async function findSuppliers(
  database: Database,
  { key, text, limit }: { key: string; text: string; limit: number },
): Promise<FoundPerson[]> {
  const rows = await database.query(
    `${SUPPLIERS}
     WHERE instr(sort_key, ?) OR tax_id = upper(?) OR lower(email) = lower(?) OR lower(certified_email) = lower(?)
     ORDER BY sort_key LIMIT ?`,
    [key, text, text, text, limit],
  );
  return rows.map(toSupplierHit);
}

export const findSupplierHit = (database: Database, id: string) =>
  findRow(database, toSupplierHit, `${SUPPLIERS} WHERE id = ?`, [id]);

const toSupplierHit = ({ id, name, type, tax_id }: Row): FoundPerson => ({
  kind: 'supplier',
  id: String(id),
  name: String(name),
  detail: `${type} · ${maskTaxId(String(tax_id))}`,
  state: 'present',
});

const USERS = 'SELECT id, name, role FROM users';

export async function readAllUsers(database: Database): Promise<FoundPerson[]> {
  return (await database.query(`${USERS} ORDER BY name`)).map(toUserHit);
}

export const findUser = (database: Database, id: string) =>
  findRow(database, toUserHit, `${USERS} WHERE id = ?`, [id]);

const toUserHit = ({ id, name, role }: Row): FoundPerson => ({
  kind: 'user',
  id: String(id),
  name: String(name),
  detail: String(role),
  state: 'present',
});

/** Suppliers and users that were deleted in a window of the history, by the names that it keeps. */
export async function readDeletedPeople(
  database: Database,
  { after, until }: Window,
): Promise<FoundPerson[]> {
  const rows = await database.query(
    `SELECT entity, record_id, label FROM changes
     WHERE action IN ('delete', 'purge') AND +entity IN ('supplier', 'user') AND label <> ''
       AND id > ? AND id <= ?
       AND record_id NOT IN (SELECT id FROM suppliers) AND record_id NOT IN (SELECT id FROM users)
     ORDER BY id`,
    [after, until],
  );
  return rows.map(({ entity, record_id, label }) => ({
    kind: entity as 'supplier' | 'user',
    id: String(record_id),
    name: String(label),
    detail: '',
    state: 'past',
  }));
}

/** The suppliers in the trash that had this tax id; the history masks it. */
export async function trashedWithTaxId(database: Database, taxId: string): Promise<string[]> {
  const rows = await database.query(
    `SELECT record_id FROM trash WHERE entity = 'supplier' AND document ->> '$.PIVA' = upper(?)`,
    [taxId],
  );
  return rows.map(({ record_id }) => String(record_id));
}

const COMMENTS = `SELECT preview_id, text, answered_at, url FROM preview_answers
  JOIN previews ON previews.id = preview_id JOIN frontends ON frontends.id = frontend_id
  WHERE kind = 'comment'`;

export async function findComments(
  database: Database,
  text: string,
  limit: number,
): Promise<FoundPerson[]> {
  const rows = await database.query(
    `${COMMENTS} AND instr(lower(text), lower(?)) ORDER BY answered_at DESC LIMIT ?`,
    [text, limit],
  );
  return rows.map(toCommentHit);
}

export function findComment(database: Database, { id }: PersonKey) {
  const { previewId, answeredAt } = commentKeyOf(id);
  return findRow(database, toCommentHit, `${COMMENTS} AND preview_id = ? AND answered_at = ?`, [
    previewId,
    answeredAt,
  ]);
}

const EXCERPT_LENGTH = 80;

/** Its number may be given again after a restore: the link and the time are not. */
const toCommentHit = ({ preview_id, text, answered_at, url }: Row): FoundPerson => ({
  kind: 'comment',
  id: `${preview_id}:${answered_at}`,
  name: String(url),
  detail: String(text).replace(/\s+/g, ' ').trim().slice(0, EXCERPT_LENGTH),
  state: 'present',
});

export function commentKeyOf(id: string): { previewId: string; answeredAt: number } {
  const [previewId = '', answeredAt = ''] = id.split(':');
  return { previewId, answeredAt: /^\d{1,15}$/.test(answeredAt) ? Number(answeredAt) : -1 };
}
