import {
  type ListedTemplate,
  type NewTemplate,
  templateLimits,
  templateMessages,
} from '@wabu/shared/entities/microsites/section-template';
import { randomId } from '@wabu/shared/entities/random-id';
import { isEmptyText, sectionFields } from '@wabu/shared/entities/translation-provenance';
import { languageCodes } from '@wabu/shared/i18n/languages';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem, invalid, tooLarge } from '../../http/problem.ts';
import { holds } from '../../platform/guarded-write.ts';
import { carryOutOne } from '../../records/carry-out.ts';
import type { ReplyStatements } from '../../records/store/with-idempotency-key.ts';
import { hasRoomFor, listedOf, templateKind } from './template-repository.ts';

/** Stores a section as a template. Throws 400, 409 and 413. */
export async function addTemplate(
  c: Context<ApiEnv>,
  { name, section, origins }: NewTemplate,
  replyStatements: ReplyStatements,
): Promise<ListedTemplate & { message: string }> {
  const clean = await cleanSection(section);
  const languages = languageCodes.filter((code) =>
    sectionFields.some((field) => !isEmptyText(clean[field][code] ?? '')),
  );
  if (languages.length === 0)
    throw invalid([{ field: 'section', message: templateMessages.empty }]);
  const template = { id: randomId(), name, section: clean, origins, languages, version: 1 };
  const bytes = new TextEncoder().encode(JSON.stringify(template)).byteLength;
  if (bytes > templateLimits.bytes) throw tooLarge(templateMessages.tooLarge);
  const listed = { message: templateMessages.added, ...listedOf(template) };
  await carryOutOne(
    c,
    templateKind,
    { op: 'add', key: template.id, make: () => withRoom(c, template) },
    {
      also: () => ({
        requires: [hasRoomFor(templateLimits.templates)],
        statements: replyStatements(listed),
      }),
    },
  );
  return listed;
}

async function withRoom<T>(c: Context<ApiEnv>, template: T): Promise<T> {
  if (await holds(c.get('platform').database, hasRoomFor(templateLimits.templates)))
    return template;
  throw httpProblem(409, 'invalid', templateMessages.tooMany);
}

/** Gives a template another name. Throws 404, 409 and 412. */
export async function changeTemplateName(
  c: Context<ApiEnv>,
  { id, name }: { id: string; name: string },
  version: number | null,
): Promise<ListedTemplate> {
  return listedOf(
    await carryOutOne(c, templateKind, {
      op: 'change',
      key: id,
      version,
      make: (before) => ({ ...before, name }),
    }),
  );
}

/** Moves a template to the trash. Throws 404 and 412. */
export const removeTemplate = (c: Context<ApiEnv>, id: string, version: number | null) =>
  carryOutOne(c, templateKind, { op: 'delete', key: id, version });

/** Loaded on demand: the sanitizer is nearly half of the program. */
async function cleanSection({ visible, NomeSezione, Contenuto }: NewTemplate['section']) {
  const { sanitiseSection } = await import('../sanitise.ts');
  return sanitiseSection({ visible, NomeSezione, Contenuto });
}
