import { ApiProblem } from '@wabu/api/client';
import { Button, Dialog, ProgressDialog } from '@wabu/shared/ui';
import { useState } from 'react';
import type { PlannedRow } from '../model/import/plan-rows.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { EndStep, leftOut } from './end-step.tsx';
import { FileStep } from './file-step.tsx';
import { createJob } from './import-job.ts';
import { bodyOf, headerOf, type ImportFile } from './open-file.ts';
import { reasonOf, useCounted } from './row-words.ts';
import { type StartedImport, useImportRun } from './use-import-run.ts';
import { usePlan } from './use-plan.ts';
import { useImportWords } from './words/it.ts';

export interface ImportDialogProps {
  /** Called when rows were saved, also when the import was stopped: `batch` undoes them. */
  onImported: (imported: { text: string; batch: string }) => void;
  onClose: () => void;
}

/** Import of suppliers from a CSV file: file, columns, check of every row, progress, result. */
export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const t = useImportWords();
  const [ended, setEnded] = useState<StartedImport | null>(null);
  const importing = useImportRun(end);
  const counted = useCounted();

  function end(result: StartedImport): boolean {
    const { job, progress } = result;
    const count = progress.added + progress.changed;
    const said = [
      t('end.done', counted(count)),
      ...(job.skipped > 0 ? [t('check.skipped', counted(job.skipped))] : []),
    ];
    if (count > 0) onImported({ text: said.join(' · '), batch: job.batch });
    const isWhole = progress.done === job.operations.length && leftOut(result).length === 0;
    if (isWhole) onClose();
    else setEnded(result);
    return isWhole;
  }

  if (ended) return <EndStep ended={ended} onClose={onClose} />;
  if (!importing.run) return <PlanSteps importing={importing} onClose={onClose} />;
  return (
    <ProgressDialog
      title={t('run.title')}
      run={importing.run}
      explain={problemOf}
      onStop={importing.stop}
      onResume={importing.resume}
      onClose={importing.leave}
    >
      {importing.rejected > 0 && <p>{t('run.rejected', counted(importing.rejected))}</p>}
    </ProgressDialog>
  );
}

const problemOf = (error: unknown) =>
  error instanceof ApiProblem ? error.problem.message : undefined;

interface PlanStepsProps {
  importing: ReturnType<typeof useImportRun>;
  onClose: () => void;
}

/** The steps before anything is saved. */
function PlanSteps({ importing, onClose }: PlanStepsProps) {
  const t = useImportWords();
  const words = useSupplierWords();
  const [file, setFile] = useState<ImportFile | null>(null);
  const [problem, setProblem] = useState<string>();
  const plan = usePlan();

  async function check(checked: ImportFile): Promise<void> {
    setProblem(undefined);
    const failed = (error: unknown) => setProblem(problemOf(error) ?? t('check.failed'));
    await plan.check(bodyOf(checked), checked.mapping, checked.defaults).catch(failed);
  }
  async function start(checked: ImportFile, rows: readonly PlannedRow[]): Promise<boolean> {
    const job = createJob(headerOf(checked), rows, (row) => reasonOf(t, words, row));
    return job.operations.length > 0 && importing.begin(job);
  }

  if (file === null)
    return (
      <FileStep
        found={importing.found}
        onGoOn={importing.goOn}
        onDiscard={importing.discard}
        onFile={setFile}
        onClose={onClose}
      />
    );
  if (plan.checking)
    return (
      <Dialog
        persistent
        title={t('check.checking')}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <progress
          className="wabu-full"
          aria-label={t('check.checking')}
          max={plan.checking.total}
          value={plan.checking.done}
        />
      </Dialog>
    );
  if (plan.rows === null)
    return (
      <ColumnsStep
        file={file}
        onChange={setFile}
        problem={problem}
        onBack={() => setFile(null)}
        onNext={() => void check(file)}
        onClose={onClose}
      />
    );
  const { rows } = plan;
  return (
    <CheckStep
      file={file}
      rows={rows}
      onCorrect={plan.correct}
      onToggle={plan.toggle}
      onBack={plan.discard}
      onStart={(planned) => start(file, planned)}
      onClose={onClose}
    />
  );
}
