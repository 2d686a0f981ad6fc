import type { useOverlay } from '@wabu/shared/ui';
import { RequiredDialog } from '../../account/second-factor/required-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** By whether a confirmation is asked for. */
const pending = new Map<boolean, Promise<boolean>>();

/**
 * Opens the dialog of a rejection, whose body is `problem`: a confirmation, or a second factor, whose set-up needs a
 * confirmation. Requests that need the same wait for one dialog. Resolves to true if they can be repeated.
 */
export function askFor(problem: string, open: ReturnType<typeof useOverlay>): Promise<boolean> {
  const isConfirmation = problem.includes('"confirmation-required"');
  const dialogFor = (answer: (isDone: boolean) => void) =>
    isConfirmation ? (
      <ConfirmDialog hasPasskey={problem.includes('"passkey"')} onAnswer={answer} />
    ) : (
      <RequiredDialog onAnswer={answer} />
    );
  const shown =
    pending.get(isConfirmation) ??
    open<boolean>(dialogFor)
      .then((isDone) => isDone ?? false)
      .finally(() => {
        pending.delete(isConfirmation);
      });
  pending.set(isConfirmation, shown);
  return shown;
}
