import {
  type TranslationSettings,
  termsIn,
  translationSettingsMessages,
} from '@wabu/shared/entities/translations/translation-settings';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { HttpProblem } from '../../http/problem.ts';
import { retryOvertaken } from '../../platform/guarded-write.ts';
import type { UndoneEntry } from '../../records/pipeline/app-records.ts';
import { authorOf } from '../../records/store/author.ts';
import { recordChange } from '../../records/store/change-repository.ts';
import {
  atSettingsVersion,
  readSettings,
  type StoredSettings,
  saveSettings,
} from './settings-repository.ts';

/** Saves the rules of translation. Throws 412 with the current ones when `expected` is older. */
export const changeSettings = (
  c: Context<ApiEnv>,
  input: TranslationSettings,
  expected: number | null,
): Promise<StoredSettings> =>
  retryOvertaken(async () => {
    const { database } = c.get('platform');
    const { settings: stored } = await readSettings(database);
    if (expected !== null && expected !== stored.version) throw changedMeanwhile(stored);
    const author = authorOf(c);
    const next = { terms: termsIn(input.terms.join('\n')), formality: input.formality };
    await database.write({
      requires: [atSettingsVersion(stored.version)],
      statements: [
        recordChange(author, {
          action: 'update',
          entity: 'translation',
          recordId: 'settings',
          label: 'Regole di traduzione',
          before: { terms: stored.terms, formality: stored.formality },
          after: next,
        }),
        saveSettings(next, author, stored.version),
      ],
    });
    return { ...next, version: stored.version + 1, updatedBy: author.name, updatedAt: author.at };
  });

const changedMeanwhile = (current: StoredSettings) =>
  new HttpProblem(412, {
    code: 'changed-meanwhile',
    message: translationSettingsMessages.changedMeanwhile,
    current,
  });

/** Saves the rules of before. */
export const undoSettings =
  async (c: Context<ApiEnv>, { before }: UndoneEntry) =>
  () =>
    changeSettings(c, before as TranslationSettings, null);
