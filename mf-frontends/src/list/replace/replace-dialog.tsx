import { loadFrontend, updateFrontend } from '../../api/frontend-calls.ts';
import { type ChosenFrontend, countMatches } from '../../model/replace/choice.ts';
import { replaceInFrontend } from '../../model/replace/replace-in-frontend.ts';
import { BatchRunDialog } from '../../parts/batch-run/batch-run-dialog.tsx';
import { ChangedMeanwhile, useBatchRun } from '../../parts/batch-run/use-batch-run.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { SearchStep } from './search-step.tsx';
import { useFind } from './use-find.ts';

export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const t = useFrontendsWords();
  const search = useFind();
  const { dialog, start } = useBatchRun<ChosenFrontend>({
    urlOf: ({ found }) => found.URL,
    save: replaceChosen,
    doneText: (saved) =>
      t('replace.done', {
        matches: t('replace.matches', {
          count: saved.reduce((sum, { texts }) => sum + countMatches(texts), 0),
        }),
        microsites: t('replace.inMicrosites', { count: saved.length }),
      }),
    onClose,
  });
  if (dialog === null) return <SearchStep {...search} onReplace={start} onClose={onClose} />;
  return (
    <BatchRunDialog
      runningTitle={t('replace.running')}
      resultTitle={t('replace.result')}
      isPublic={({ found }) => found.isPublished}
      {...dialog}
    />
  );
}

/** Matches are of one version: another one is left as it is. */
async function replaceChosen({ found, texts }: ChosenFrontend, batch: string): Promise<void> {
  const stored = await loadFrontend(found.URL);
  if (stored.version !== found.version) throw new ChangedMeanwhile();
  await updateFrontend(replaceInFrontend(stored, texts), found.version, batch);
}
