import { trashMessages } from '@wabu/shared/entities/history/trash';
import {
  type NewTemplate,
  newTemplateSchema,
  renamedTemplateSchema,
  type SectionTemplate,
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
import { duplicate } from '../../records/pipeline/carry-out.ts';
import { defineRecord } from '../../records/pipeline/define-record.ts';
import { acceptBy, freeKey } from '../../records/pipeline/free-key.ts';
import { hasRoomFor, isTemplateNameTaken, templateRows } from './template-repository.ts';

const hasRoom = hasRoomFor(templateLimits.templates);

const listedOf = ({ id, name, version, languages }: SectionTemplate) => ({
  id,
  name,
  version,
  languages,
});

export const templateKind = defineRecord({
  store: templateRows,
  entity: 'template',
  write: 'frontends.write',
  historyFor: 'nobody',
  keyField: 'id',
  keyOf: ({ id }) => id,
  input: newTemplateSchema,
  changeInput: renamedTemplateSchema,
  create: composeTemplate,
  label: ({ name }) => name,
  content: ({ name }) => ({ name }),
  along: (_, { added }) => (added.length > 0 ? { requires: [hasRoom] } : {}),
  lists: () => [],
  shown: listedOf,
  added: (template) => ({ message: 'Modello salvato', ...listedOf(template) }),
  constraints: {
    'section_templates.name_key': () => duplicate('name', templateMessages.duplicate),
  },
  comeBack: async (c, entry, { key }) => {
    const template = entry.document as SectionTemplate;
    const name = await freeKey({
      own: template.name,
      chosen: key,
      accept: acceptBy(newTemplateSchema.shape.name, trashMessages.key),
      isTaken: (one) => isTemplateNameTaken(c.get('platform').database, one),
      taken: trashMessages.templateTaken,
    });
    return { record: { ...template, name }, statements: [] };
  },
  messages: templateMessages,
  deleted: 'Modello cancellato',
});

/** A section as a template. Throws 400, 409 and 413. */
async function composeTemplate(
  c: Context<ApiEnv>,
  { name, section, origins }: NewTemplate,
): Promise<SectionTemplate> {
  const clean = await cleanSection(section);
  const languages = languageCodes.filter((code) =>
    sectionFields.some((field) => !isEmptyText(clean[field][code] ?? '')),
  );
  if (languages.length === 0)
    throw invalid([{ field: 'section', message: templateMessages.empty }]);
  const template = { id: randomId(), name, section: clean, origins, languages, version: 1 };
  const bytes = new TextEncoder().encode(JSON.stringify(template)).byteLength;
  if (bytes > templateLimits.bytes) throw tooLarge(templateMessages.tooLarge);
  if (await holds(c.get('platform').database, hasRoom)) return template;
  throw httpProblem(409, 'invalid', templateMessages.tooMany);
}

/** Loaded on demand: the sanitizer is nearly half of the program. */
async function cleanSection({ visible, NomeSezione, Contenuto }: NewTemplate['section']) {
  const { sanitiseSection } = await import('../record/sanitise.ts');
  return sanitiseSection({ visible, NomeSezione, Contenuto });
}
