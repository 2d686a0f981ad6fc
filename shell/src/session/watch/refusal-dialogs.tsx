import type { useOverlay } from '@wabu/shared/ui';
import { provideFactorWords, RequiredDialog } from '../../second-factor/required-dialog.tsx';
import { ConfirmDialog, provideConfirmWords } from './confirm-dialog.tsx';

type Open = ReturnType<typeof useOverlay>;

const pending = new Map<typeof openRequired, Promise<boolean>>();

/**
 * Opens the dialog of a refusal, whose body is `problem`: a confirmation, or a second factor, whose set-up needs a
 * confirmation. Requests that need the same wait for one dialog. Resolves to true if they can be repeated.
 */
export function askFor(problem: string, open: Open): Promise<boolean> {
  const dialog = problem.includes('"confirmation-required"') ? openConfirmation : openRequired;
  const shown =
    pending.get(dialog) ??
    dialog(problem, open).finally(() => {
      pending.delete(dialog);
    });
  pending.set(dialog, shown);
  return shown;
}

async function openConfirmation(problem: string, open: Open): Promise<boolean> {
  await provideConfirmWords();
  const hasPasskey = problem.includes('"passkey"');
  const isDone = await open<boolean>((answer) => (
    <ConfirmDialog hasPasskey={hasPasskey} onAnswer={answer} />
  ));
  return isDone ?? false;
}

async function openRequired(_problem: string, open: Open): Promise<boolean> {
  await provideFactorWords();
  const isDone = await open<boolean>((answer) => <RequiredDialog onAnswer={answer} />);
  return isDone ?? false;
}
