import * as z from 'zod/mini';
import { languageCodes } from '../../i18n/languages.ts';
import { defineMessages } from '../messages/messages.ts';
import { requiredLine } from '../text.ts';
import { readyAnswerLimits, requestLimits } from './request-facts.ts';

/*
 * Ready answers: short texts that staff keep for questions that come again, in up to nine languages.
 */

export const readyAnswerMessages = defineMessages('readyAnswer', {
  notFound: 'La risposta pronta non esiste più',
  changedMeanwhile: 'La risposta pronta è stata modificata da un altro utente',
  duplicate: 'Esiste già una risposta pronta con questo nome',
  tooMany: `Ci sono già ${readyAnswerLimits.answers} risposte pronte: cancellane una`,
  empty: 'Scrivi la risposta almeno in una lingua',
});

/** The body of `POST /api/d1/addreadyanswer`. */
export const newReadyAnswerSchema = z.object({
  name: requiredLine(readyAnswerLimits.name),
  /** Formatted text by language. */
  texts: z.partialRecord(z.enum(languageCodes), z.string().check(z.maxLength(requestLimits.html))),
});
export type NewReadyAnswer = z.infer<typeof newReadyAnswerSchema>;

export const readyAnswerSchema = z.extend(newReadyAnswerSchema, {
  id: z.string(),
  version: z.int(),
});
export type ReadyAnswer = z.infer<typeof readyAnswerSchema>;

/** The body of `PUT /api/d1/updatereadyanswer`. */
export const readyAnswerChangeSchema = z.extend(newReadyAnswerSchema, { id: z.string() });
export const readyAnswerKeySchema = z.object({ id: z.string() });
