import { trashMessages } from '@wabu/shared/entities/history/trash';
import { randomId } from '@wabu/shared/entities/random-id';
import {
  type NewReadyAnswer,
  newReadyAnswerSchema,
  type ReadyAnswer,
  readyAnswerChangeSchema,
  readyAnswerMessages,
} from '@wabu/shared/entities/requests/ready-answer';
import { plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { httpProblem, invalid } from '../http/problem.ts';
import { holds } from '../platform/guarded-write.ts';
import { duplicate } from '../records/pipeline/carry-out.ts';
import { defineRecord } from '../records/pipeline/define-record.ts';
import { acceptBy, freeKey } from '../records/pipeline/free-key.ts';
import { hasRoomForAnswer, isAnswerNameTaken, readyAnswerRows } from './ready-answer-repository.ts';
import { cleanHtml } from './request-kind.ts';

export const readyAnswerKind = defineRecord({
  store: readyAnswerRows,
  entity: 'ready-answer',
  write: 'requests.write',
  keyField: 'id',
  keyOf: ({ id }) => id,
  input: newReadyAnswerSchema,
  changeInput: readyAnswerChangeSchema,
  create: async (c, input): Promise<ReadyAnswer> => {
    const answer = { ...(await cleaned(input)), id: randomId(), version: 1 };
    if (await holds(c.get('platform').database, hasRoomForAnswer)) return answer;
    throw httpProblem(409, 'invalid', readyAnswerMessages.tooMany);
  },
  change: async (_, before, input) => ({ ...before, ...(await cleaned(input)) }),
  label: ({ name }) => name,
  along: (_, { added }) => (added.length > 0 ? { requires: [hasRoomForAnswer] } : {}),
  lists: () => [],
  constraints: {
    'ready_answers.name_key': () => duplicate('name', readyAnswerMessages.duplicate),
  },
  comeBack: async (c, entry, { key }) => {
    const answer = entry.document as ReadyAnswer;
    const name = await freeKey({
      own: answer.name,
      chosen: key,
      accept: acceptBy(newReadyAnswerSchema.shape.name, trashMessages.key),
      isTaken: (one) => isAnswerNameTaken(c.get('platform').database, one),
      taken: readyAnswerMessages.duplicate,
    });
    return { record: { ...answer, name }, statements: [] };
  },
  // Sanitised texts may be longer than what a call sends.
  fromContent: (_, { id }, content) => ({
    change: { ...(content as unknown as NewReadyAnswer), id },
  }),
  messages: readyAnswerMessages,
  deleted: 'Risposta pronta cancellata',
});

/** The texts sanitised, without empty ones. Throws 400 when none is left. */
async function cleaned({ name, texts }: NewReadyAnswer): Promise<NewReadyAnswer> {
  const clean: NewReadyAnswer['texts'] = {};
  for (const code of languageCodes) {
    const html = await cleanHtml(texts[code] ?? '');
    if (plainTextOf(html).trim() !== '') clean[code] = html;
  }
  if (Object.keys(clean).length === 0)
    throw invalid([{ field: 'texts', message: readyAnswerMessages.empty }]);
  return { name, texts: clean };
}
