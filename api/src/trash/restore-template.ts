import { trashMessages } from '@wabu/shared/entities/history/trash';
import {
  type SectionTemplate,
  templateLimits,
} from '@wabu/shared/entities/microsites/section-template';
import { requiredLine } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { invalid } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import { insertTemplate, isTemplateNameTaken } from '../templates/template-repository.ts';
import { freeKey, type Restoration, type RestoreRequest } from './restoration.ts';

/** The template with its version, under its name or the chosen one. */
export async function restoreTemplate(
  database: Database,
  { entry, key, author, when }: RestoreRequest,
): Promise<Restoration> {
  const template = entry.document as SectionTemplate;
  const name = await freeKey({
    own: template.name,
    chosen: key,
    accept: acceptedName,
    isTaken: (one) => isTemplateNameTaken(database, one),
    taken: trashMessages.templateTaken,
  });
  return {
    label: name,
    lists: [],
    statements: [insertTemplate({ ...template, name }, author.at, when)],
  };
}

function acceptedName(chosen: string): string {
  const result = z.safeParse(requiredLine(templateLimits.name), chosen);
  if (result.success) return result.data;
  throw invalid([{ field: 'key', message: trashMessages.key }]);
}
