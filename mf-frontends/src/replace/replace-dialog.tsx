import { loadFrontend, updateFrontend } from '../api/frontend-calls.ts';
import { type ChosenFrontend, countMatches } from '../model/replace/choice.ts';
import { replaceInFrontend } from '../model/replace/replace-in-frontend.ts';
import { ResultStep } from '../parts/batch-run/result-step.tsx';
import { RunningStep } from '../parts/batch-run/running-step.tsx';
import { type BatchRun, ChangedMeanwhile, useBatchRun } from '../parts/batch-run/use-batch-run.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { SearchStep } from './search-step.tsx';
import { useFind } from './use-find.ts';

/** Find and replace across microsites in three steps: what is found, progress, result. */
export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const t = useFrontendsWords();
  const search = useFind();
  const doneText = ({ saved }: BatchRun<ChosenFrontend>) =>
    t('replace.done', {
      matches: t('replace.matches', {
        count: saved.reduce((sum, { texts }) => sum + countMatches(texts), 0),
      }),
      microsites: t('replace.inMicrosites', { count: saved.length }),
    });
  const { run, start, stop, resume, announce } = useBatchRun<ChosenFrontend>({
    urlOf: ({ found }) => found.URL,
    save: replaceChosen,
    doneText,
  });
  if (run === null) return <SearchStep {...search} onReplace={start} onClose={onClose} />;
  if (run.status === 'running' || run.status === 'stopping')
    return <RunningStep title={t('replace.running')} run={run} onStop={stop} />;
  return (
    <ResultStep
      title={t('replace.result')}
      run={run}
      done={doneText(run)}
      published={run.saved.filter(({ found }) => found.isPublished).length}
      onResume={resume}
      onClose={() => {
        onClose();
        announce();
      }}
    />
  );
}

/** Matches are of one version: another one is left as it is. */
async function replaceChosen({ found, texts }: ChosenFrontend, batch: string): Promise<void> {
  const stored = await loadFrontend(found.URL);
  if (stored.version !== found.version) throw new ChangedMeanwhile();
  await updateFrontend(replaceInFrontend(stored, texts), found.version, batch);
}
