import type { Database } from '../platform/platform.ts';
import { commentKeyOf } from './person-repository.ts';

/** A comment, and the frontend that it is about. */
export interface CommentScope {
  kind: 'comment';
  id: string;
  frontendId: string;
}

export async function readCommentScope(database: Database, id: string): Promise<CommentScope> {
  const [row] = await database.query('SELECT frontend_id FROM previews WHERE id = ?', [
    commentKeyOf(id).previewId,
  ]);
  return { kind: 'comment', id, frontendId: String(row?.frontend_id) };
}
