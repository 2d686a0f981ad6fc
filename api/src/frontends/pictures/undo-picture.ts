import { frontendOfFolder } from '@wabu/shared/entities/history/trash';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { done, type Undo, type UndoneEntry } from '../../records/app-records.ts';
import { undelete } from '../../records/trash/trash-service.ts';
import { renamePictureOf } from './picture-service.ts';
/** Renames a picture back, or takes it out of the trash; an upload stays. */
export async function undoPicture(
  c: Context<ApiEnv>,
  { recordId, action, facts, trashedId }: UndoneEntry,
): Promise<Undo | null> {
  if (action === 'delete') return done(undelete, c, { id: await trashedId() });
  const [before, after] = [facts.before, facts.after] as ({ name?: string } | undefined)[];
  if (action !== 'update' || before?.name === undefined || after?.name === undefined) return null;
  const URL = frontendOfFolder(recordId.slice(0, recordId.lastIndexOf('/')));
  if (URL === null) return null;
  return done(renamePictureOf, c, { URL, name: after.name }, before.name, null);
}
