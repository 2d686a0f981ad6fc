import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem, answer, ifMatch, isDeclined } from '@wabu/api/client';
import type { Role } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import type { ManagedUser } from '@wabu/shared/entities/users/managed-user';
import { showToast, useAlert, useConfirm, useUndoAction } from '@wabu/shared/ui';
import { d1 } from '../api/users-client.ts';
import { useKingWords } from '../words/king-it.ts';
import { useSignInLink } from './use-sign-in-link.tsx';

/** What a king does to another user. Each of it ends the sessions of that user. */
export function useChangeUser({ name, version, role, disabled }: ManagedUser) {
  const t = useKingWords();
  const alert = useAlert();
  const confirm = useConfirm();
  const showLink = useSignInLink();
  const undoAction = useUndoAction();
  const queries = useQueryClient();

  const fail = async (title: string, error: unknown) => {
    if (isDeclined(error)) return;
    // A user who was changed meanwhile is shown as it is now.
    if (error instanceof ApiProblem) void queries.invalidateQueries({ queryKey: ['users'] });
    const detail = error instanceof ApiProblem ? error.message : t('offline');
    await alert({ title, detail });
  };

  async function change(next: { role: Role } | { disabled: boolean }): Promise<void> {
    if ('role' in next ? next.role === role : next.disabled === disabled) return;
    const batch = randomId();
    try {
      await answer(d1.updateuser.$put({ json: { name, ...next } }, ifMatch(version, batch)));
    } catch (error) {
      return fail(t('manage.failed', { name }), error);
    }
    void queries.invalidateQueries({ queryKey: ['users'] });
    const text =
      'role' in next
        ? t('manage.roleChanged', { name, role: next.role })
        : t(next.disabled ? 'manage.disabled' : 'manage.enabled', { name });
    showToast({ kind: 'success', text, actions: [undoAction(batch)] });
  }

  async function createLink(): Promise<void> {
    const isSure = await confirm({
      title: t('manage.link.confirm', { name }),
      detail: t('manage.link.consequence'),
      confirmLabel: t('manage.link.yes'),
      danger: true,
    });
    if (isSure) await showLink(name);
  }

  return { change, createLink };
}
