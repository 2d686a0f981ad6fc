import { trashMessages } from '@wabu/shared/entities/history/trash';
import {
  type SectionTemplate,
  templateLimits,
} from '@wabu/shared/entities/microsites/section-template';
import { requiredLine } from '@wabu/shared/entities/text';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '../../http/env.ts';
import { invalid } from '../../http/problem.ts';
import { freeKey } from '../../records/free-key.ts';
import {
  done,
  type RestorableKind,
  type Undo,
  type UndoneEntry,
} from '../../records/restorable-kind.ts';
import { undelete } from '../../records/trash/trash-service.ts';
import { isTemplateNameTaken, templateKind } from './template-repository.ts';
import { changeTemplateName, removeTemplate } from './template-service.ts';

/** The template with its version, under its name or the chosen one. */
const comeBack: RestorableKind<SectionTemplate>['comeBack'] = async (c, entry, { key }) => {
  const { database } = c.get('platform');
  const template = entry.document as SectionTemplate;
  const name = await freeKey({
    own: template.name,
    chosen: key,
    accept: acceptedTemplateName,
    isTaken: (one) => isTemplateNameTaken(database, one),
    taken: trashMessages.templateTaken,
  });
  return { record: { ...template, name }, statements: [] };
};

function acceptedTemplateName(chosen: string): string {
  const result = z.safeParse(requiredLine(templateLimits.name), chosen);
  if (result.success) return result.data;
  throw invalid([{ field: 'key', message: trashMessages.key }]);
}

export const restorableTemplate: RestorableKind<SectionTemplate> = {
  kind: templateKind,
  comeBack,
};

/** Takes a template out of the trash, deletes it, or gives it its name back. */
export async function undoTemplate(
  c: Context<ApiEnv>,
  { recordId: id, action, facts, trashedId }: UndoneEntry,
): Promise<Undo | null> {
  const [stored] = await templateKind.read(c.get('platform').database, 'id', [id]);
  if (action === 'create' || action === 'undelete')
    return stored ? done(removeTemplate, c, id, stored.version) : null;
  if (stored === undefined) return done(undelete, c, { id: await trashedId() });
  const { name } = (facts.before ?? {}) as { name?: string };
  if (action !== 'update' || name === undefined) return null;
  return done(changeTemplateName, c, { id, name }, stored.version);
}
