import { ApiProblem } from '@wabu/api/client';
import { useAlert } from '@wabu/shared/ui';

/** Returns a function that shows an alert with the server's reason, where it gave one. */
export function useFailureAlert(): (title: string, error: unknown) => Promise<void> {
  const alert = useAlert();
  return (title, error) => {
    const detail = error instanceof ApiProblem ? error.problem.message : undefined;
    return alert({ title, detail });
  };
}
