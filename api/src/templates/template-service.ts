import {
  type ListedTemplate,
  type NewTemplate,
  type SectionTemplate,
  templateLimits,
  templateMessages,
} from '@wabu/shared/entities/microsites/section-template';
import { randomId } from '@wabu/shared/entities/random-id';
import { isEmptyText, sectionFields } from '@wabu/shared/entities/translation-provenance';
import { languageCodes } from '@wabu/shared/i18n/languages';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem, invalid, notFound, tooLarge } from '../http/problem.ts';
import { ConstraintError } from '../platform/platform.ts';
import { authorOf } from '../store/author.ts';
import { lastChange, recordChange } from '../store/change-repository.ts';
import { moveToTrash } from '../store/trash-repository.ts';
import type { ReplyStatements } from '../store/with-idempotency-key.ts';
import {
  atTemplateVersion,
  deleteTemplate,
  findTemplate,
  hasRoomFor,
  insertTemplate,
  renameTemplate,
} from './template-repository.ts';

/** Stores a section as a template. Throws 400, 409 and 413. */
export async function addTemplate(
  c: Context<ApiEnv>,
  { name, section, origins }: NewTemplate,
  replyStatements: ReplyStatements,
): Promise<ListedTemplate & { message: string }> {
  const { database } = c.get('platform');
  const author = authorOf(c);
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
  const isStored = atTemplateVersion(template);
  const [inserted] = await withFreeName(() =>
    database.write([
      insertTemplate(template, author.at, hasRoomFor(templateLimits.templates)),
      recordChange(author, { ...templateChange(template), action: 'create' }, isStored),
      ...replyStatements(listed),
    ]),
  );
  if (inserted?.changes === 0) throw httpProblem(409, 'invalid', templateMessages.tooMany);
  return listed;
}

/** Gives a template another name. Throws 404, 409 and 412. */
export async function changeTemplateName(
  c: Context<ApiEnv>,
  { id, name }: { id: string; name: string },
  expected: number | null,
): Promise<ListedTemplate> {
  const author = authorOf(c);
  const stored = await currentTemplate(c, id, expected);
  const change = {
    ...templateChange({ id, name }),
    action: 'update',
    before: { name: stored.name },
    after: { name },
  } as const;
  const [, renamed] = await withFreeName(() =>
    c
      .get('platform')
      .database.write([
        recordChange(author, change, atTemplateVersion(stored)),
        renameTemplate(stored, name, author.at),
      ]),
  );
  if (renamed?.changes === 0) return changeTemplateName(c, { id, name }, expected);
  return listedOf({ ...stored, name, version: stored.version + 1 });
}

/** Moves a template to the trash. Throws 404 and 412. */
export async function removeTemplate(
  c: Context<ApiEnv>,
  id: string,
  expected: number | null,
): Promise<void> {
  const author = authorOf(c);
  const stored = await currentTemplate(c, id, expected);
  const when = atTemplateVersion(stored);
  const record = templateChange(stored);
  const before = { name: stored.name };
  const [, , deleted] = await c
    .get('platform')
    .database.write([
      moveToTrash(author, { ...record, document: stored }, when),
      recordChange(author, { ...record, action: 'delete', before }, when),
      deleteTemplate(stored),
    ]);
  if (deleted?.changes === 0) await removeTemplate(c, id, expected);
}

async function currentTemplate(
  c: Context<ApiEnv>,
  id: string,
  expected: number | null,
): Promise<SectionTemplate> {
  const { database } = c.get('platform');
  const stored = await findTemplate(database, id);
  if (stored === null) throw notFound(templateMessages.notFound);
  if (expected === null || expected === stored.version) return stored;
  throw httpProblem(412, 'changed-meanwhile', templateMessages.changedMeanwhile, {
    current: listedOf(stored),
    ...(await lastChange(database, { entity: 'template', recordId: id })),
  });
}

const templateChange = ({ id, name }: Pick<SectionTemplate, 'id' | 'name'>) =>
  ({ entity: 'template', recordId: id, label: name }) as const;

const listedOf = ({ id, name, version, languages }: SectionTemplate): ListedTemplate => ({
  id,
  name,
  version,
  languages,
});

/** Loaded on demand: the sanitizer is nearly half of the program. */
async function cleanSection({ visible, NomeSezione, Contenuto }: NewTemplate['section']) {
  const { sanitiseSection } = await import('../frontends/sanitise.ts');
  return sanitiseSection({ visible, NomeSezione, Contenuto });
}

async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.constraint !== 'section_templates.name_key')
      throw error;
    const message = templateMessages.duplicate;
    throw httpProblem(409, 'duplicate', message, { errors: [{ field: 'name', message }] });
  }
}
