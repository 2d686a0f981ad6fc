import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem, answer, isDeclined } from '@wabu/api/client';
import { useAlert, useOverlay } from '@wabu/shared/ui';
import { d1 } from '../api/users-client.ts';
import { useKingWords } from '../words/king-it.ts';
import { LinkDialog } from './link-dialog.tsx';

/** Returns a function that replaces the password of a user by a one-time link, and shows the link. Never rejects. */
export function useSignInLink(): (name: string) => Promise<void> {
  const t = useKingWords();
  const alert = useAlert();
  const open = useOverlay();
  const queries = useQueryClient();
  return async (name) => {
    try {
      const link = await answer(d1.resetpassword.$post({ json: { name } }));
      void queries.invalidateQueries({ queryKey: ['users'] });
      await open<void>((close) => <LinkDialog name={name} link={link} onClose={() => close()} />);
    } catch (error) {
      if (isDeclined(error)) return;
      // A user who was changed meanwhile is shown as it is now.
      if (error instanceof ApiProblem) void queries.invalidateQueries({ queryKey: ['users'] });
      const detail = error instanceof ApiProblem ? error.message : t('offline');
      await alert({ title: t('manage.link.failed', { name }), detail });
    }
  };
}
