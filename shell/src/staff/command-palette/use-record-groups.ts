import { useQueryClient } from '@tanstack/react-query';
import { can } from '@wabu/shared/entities/permissions';
import { wordsOf } from '@wabu/shared/entities/search/best-matches';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import { useLanguage } from '@wabu/shared/i18n';
import type { FoundRecord, RegistryModule } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import { useEffect, useMemo, useState } from 'react';
import { labelOf } from '../../modules/label-of.ts';
import { toModuleProblem } from '../../modules/module-problem.ts';
import { reportFailed } from '../../modules/reports/module-reports.ts';
import { findRecords, loadSearch } from './find-records.ts';
import { MAX_FOUND, type PaletteGroup } from './palette-item.ts';

/** What the search of a module has answered last. */
interface Answer {
  text: string;
  records: readonly FoundRecord[];
  problem?: 'failed' | 'slow';
}

export interface RecordGroups {
  groups: PaletteGroup[];
  isSearching: boolean;
  /** The modules whose search has failed, by their names. */
  problems: { id: string; name: string; problem: 'failed' | 'slow' }[];
}

/** The records that the modules find, a group each. A module that fails or is slow costs its own group. */
export function useRecordGroups(modules: readonly RegistryModule[], text: string): RecordGroups {
  const language = useLanguage();
  const queries = useQueryClient();
  const searchable = useSearchable(modules);
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});

  useEffect(() => {
    if (text === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    for (const module of searchable) {
      const keep = (answer: Omit<Answer, 'text'>) => {
        if (!signal.aborted) setAnswers((all) => ({ ...all, [module.id]: { ...answer, text } }));
      };
      findRecords(module, text, { limit: MAX_FOUND, signal, queries }).then(
        (records) => keep({ records }),
        (error: unknown) => {
          if (signal.aborted) return;
          reportFailed(module, error, 'uncaught');
          const isSlow = toModuleProblem(error, module.id).code === 'slow';
          keep({ records: [], problem: isSlow ? 'slow' : 'failed' });
        },
      );
    }
    return () => controller.abort();
  }, [searchable, text, queries]);

  if (text === '') return { groups: [], isSearching: false, problems: [] };
  const words = wordsOf(text);
  return {
    groups: searchable.map((module) => ({
      id: module.id,
      label: labelOf(module, language),
      items: shownOf(answers[module.id], text, words).map((record) => ({
        ...record,
        id: `${module.id} ${record.path}`,
      })),
    })),
    isSearching: searchable.some(({ id }) => answers[id]?.text !== text),
    problems: searchable.flatMap((module) => {
      const { id } = module;
      const problem = answers[id]?.problem;
      return problem ? [{ id, name: labelOf(module, language), problem }] : [];
    }),
  };
}

/** Until a module answers, those of its last answer that the text finds too. */
function shownOf(
  answer: Answer | undefined,
  text: string,
  words: readonly string[],
): readonly FoundRecord[] {
  if (!answer || answer.text === text) return answer?.records ?? [];
  return answer.records.filter(({ label, detail = '' }) => {
    const shown = foldText(`${label}\n${detail}`);
    return words.every((word) => shown.includes(word));
  });
}

/** The modules whose records the role may search. Their searches load when the palette opens. */
function useSearchable(modules: readonly RegistryModule[]): readonly RegistryModule[] {
  const role = useSession().user?.role;
  const searchable = useMemo(
    () =>
      modules.filter(({ description }) => {
        const requires = description?.search?.requires ?? description?.requires;
        const maySearch = requires === undefined || can(role, requires);
        return description?.search && maySearch;
      }),
    [modules, role],
  );
  useEffect(() => {
    for (const module of searchable) loadSearch(module).catch(() => undefined);
  }, [searchable]);
  return searchable;
}
