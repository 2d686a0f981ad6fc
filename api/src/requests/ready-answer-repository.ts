import type { ReadyAnswer } from '@wabu/shared/entities/requests/ready-answer';
import { readyAnswerLimits } from '@wabu/shared/entities/requests/request-facts';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import { exists, holds } from '../platform/guarded-write.ts';
import type { Condition, Database, Row } from '../platform/platform.ts';
import { storedRows } from '../records/store/row-repository.ts';

const toAnswer = (row: Row): ReadyAnswer => ({
  id: String(row.id),
  version: Number(row.version),
  name: String(row.name),
  texts: JSON.parse(String(row.texts)) as ReadyAnswer['texts'],
});

export const readyAnswerRows = storedRows({
  table: 'ready_answers',
  keyColumn: 'id',
  select: 'SELECT id, version, name, texts FROM ready_answers',
  toRecord: toAnswer,
  columns: ({ name, texts }: ReadyAnswer, now: number) => ({
    name,
    name_key: foldText(name),
    texts: JSON.stringify(texts),
    updated_at: now,
  }),
});

export const readReadyAnswers = async (database: Database): Promise<ReadyAnswer[]> =>
  (await database.query(`${readyAnswerRows.select} ORDER BY name_key`)).map(toAnswer);

export const isAnswerNameTaken = (database: Database, name: string) =>
  holds(database, exists('ready_answers WHERE name_key = ?', foldText(name)));

export const hasRoomForAnswer: Condition = {
  condition: '(SELECT count(*) FROM ready_answers) < ?',
  args: [readyAnswerLimits.answers],
};
