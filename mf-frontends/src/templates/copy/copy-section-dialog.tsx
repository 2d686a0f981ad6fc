import { ApiProblem } from '@wabu/api/client';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { loadFrontend, updateFrontend } from '../../api/frontend-calls.ts';
import { readPublishedPicture } from '../../api/read-published-picture.ts';
import { placed, type SectionCopy, withOwnPictures } from '../../model/copy/section-copy.ts';
import { draftOf } from '../../model/draft/new-draft.ts';
import { isPublic } from '../../model/publication/is-public.ts';
import { BatchRunDialog } from '../../parts/batch-run/batch-run-dialog.tsx';
import { useBatchRun } from '../../parts/batch-run/use-batch-run.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { TargetsStep } from './targets-step.tsx';

interface CopySectionDialogProps {
  name: string;
  copy: SectionCopy;
  from: string | null;
  onClose: () => void;
}

interface Target {
  frontend: FrontendSummary;
  copy: SectionCopy;
}

export function CopySectionDialog({ name, copy, from, onClose }: CopySectionDialogProps) {
  const t = useFrontendsWords();
  const { dialog, start } = useBatchRun<Target>({
    urlOf: ({ frontend }) => frontend.URL,
    save: appendSection,
    doneText: (saved) =>
      t('copy.sectionCopied', {
        name,
        microsites: t('copy.toMicrosites', { count: saved.length }),
      }),
    onClose,
  });
  async function startWith(targets: readonly FrontendSummary[]): Promise<void> {
    const section = await withOwnPictures(copy.section, readPublishedPicture);
    start(targets.map((frontend) => ({ frontend, copy: { ...copy, section } })));
  }
  if (dialog === null)
    return (
      <TargetsStep name={name} copy={copy} from={from} onStart={startWith} onClose={onClose} />
    );
  return (
    <BatchRunDialog
      runningTitle={t('copy.copyingSection')}
      resultTitle={t('copy.sectionResult')}
      isPublic={({ frontend }) => isPublic(frontend.publication)}
      {...dialog}
    />
  );
}

/** What others changed meanwhile does not matter to a section at the end. */
const ATTEMPTS = 3;

async function appendSection({ frontend, copy }: Target, batch: string): Promise<void> {
  const { section, origins } = placed(copy);
  for (let attempt = 1; ; attempt += 1) {
    const stored = await loadFrontend(frontend.URL);
    const draft = draftOf(stored);
    const save = { draft: { ...draft, Sezioni: [...draft.Sezioni, section] }, origins };
    try {
      await updateFrontend(save, stored.version, batch);
      return;
    } catch (error) {
      const isStale = error instanceof ApiProblem && error.status === 412;
      if (!isStale || attempt === ATTEMPTS) throw error;
    }
  }
}
