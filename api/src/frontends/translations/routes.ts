import { hasFewTags } from '@wabu/shared/entities/rich-text/rules';
import { sectionMessages } from '@wabu/shared/entities/section';
import { isStorable, textMessages } from '@wabu/shared/entities/text';
import {
  translationContextSchema,
  translationSettingsSchema,
  translatorUsageSchema,
} from '@wabu/shared/entities/translations/translation-settings';
import { translatorMessages } from '@wabu/shared/entities/translations/translator-messages';
import * as z from 'zod/mini';
import { newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json } from '../../http/validate.ts';
import { perMinute } from '../../records/store/rate-limit.ts';
import { translatorUsage } from './budget.ts';
import { readSettings } from './settings-repository.ts';
import { changeSettings } from './settings-service.ts';
import { languageNamed, translate } from './translate.ts';

/** Formatted texts contain pictures, which are not sent to the translator. */
const MAX_REQUEST_BYTES = 2 * 1024 * 1024;
const CALLS_PER_MINUTE = 60;
const MAX_TEXTS = 500;

const text = z
  .string(textMessages.notText)
  .check(
    z.refine(hasFewTags, { error: sectionMessages.tags, abort: true }),
    z.refine(isStorable, textMessages.unstorable),
  );
const language = z
  .string(translatorMessages.language)
  .check(z.refine((code) => languageNamed(code) !== null, translatorMessages.language));

/** One text, as in the specification, or several for one language. */
const translationSchema = z.strictObject({
  text: z.union(
    [text, z.array(text).check(z.minLength(1), z.maxLength(MAX_TEXTS))],
    textMessages.notText,
  ),
  source_lang: z.optional(language),
  target_lang: language,
  /** Ours: what the texts are about. */
  context: z.optional(translationContextSchema),
});

const storedSettingsSchema = z.extend(translationSettingsSchema, {
  version: z.number(),
  updatedBy: z.nullable(z.string()),
  updatedAt: z.nullable(z.number()),
});

const translatedSchema = z.object({ detected_source_language: z.string(), text: z.string() });

export const translationRoutes = newRoutes()
  .post(
    '/api/DeepL/translate',
    describeRoute('Translates one text or several into one language', {
      json: z.object({ translations: z.array(translatedSchema) }),
      others: [502, 503],
    }),
    permit('translations.use'),
    perMinute('translate', CALLS_PER_MINUTE),
    json(translationSchema, MAX_REQUEST_BYTES),
    async (c) =>
      c.json(await translate(c.get('platform'), c.get('user').id, c.req.valid('json')), 200),
  )
  .get(
    '/api/DeepL/usage',
    describeRoute('Characters translated in this billing period and today, and their limits', {
      json: translatorUsageSchema,
    }),
    permit('translations.use'),
    async (c) => c.json(await translatorUsage(c.get('platform'), c.get('user').id), 200),
  )
  .get(
    '/api/d1/translationsettings',
    describeRoute('The rules of translation: what stays as it is, and the tone by language', {
      json: storedSettingsSchema,
    }),
    permit('translations.use'),
    async (c) => c.json((await readSettings(c.get('platform').database)).settings, 200),
  )
  .put(
    '/api/d1/updatetranslationsettings',
    describeRoute('Saves the rules of translation', { json: storedSettingsSchema, others: [412] }),
    permit('translations.rule'),
    json(translationSettingsSchema),
    async (c) => c.json(await changeSettings(c, c.req.valid('json'), expectedVersion(c)), 200),
  );
