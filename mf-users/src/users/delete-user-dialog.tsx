import { ApiProblem, answer } from '@wabu/api/client';
import { BATCH_HEADER } from '@wabu/shared/entities/history/batch-header';
import { deletableRoles } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import type { ListedUser } from '@wabu/shared/entities/user';
import { useSession } from '@wabu/shared/session';
import {
  Button,
  Dialog,
  FormField,
  RecordPresence,
  Select,
  showToast,
  useAlert,
  useUndoAction,
} from '@wabu/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { d1 } from '../api/users-client.ts';
import { useKingWords } from '../words/king-it.ts';

interface DeleteUserDialogProps {
  users: readonly ListedUser[];
  /** The name that is chosen first, or ''. */
  chosen: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes a user other than a king. */
export function DeleteUserDialog({ users, chosen, onDeleted, onClose }: DeleteUserDialogProps) {
  const t = useKingWords();
  const alert = useAlert();
  const undoAction = useUndoAction();
  const { user: currentUser } = useSession();
  const formId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [name, setName] = useState(chosen);
  const [isBusy, setBusy] = useState(false);
  const deletable = users.filter((user) => deletableRoles.includes(user.clear_role));

  const remove = async () => {
    if (isBusy) return;
    if (name === '') {
      await alert({ title: t('remove.noneChosen') });
      return;
    }
    setBusy(true);
    try {
      const json = { name, loggedUser: currentUser?.username ?? '' };
      const batch = randomId();
      const headers = { [BATCH_HEADER]: batch };
      await answer(d1.deleteuser.$post({ json }, { headers }));
      showToast({ kind: 'success', text: t('remove.deleted'), actions: [undoAction(batch)] });
      onDeleted();
      onClose();
    } catch (error) {
      const reason = error instanceof ApiProblem ? error.message : t('offline');
      setBusy(false);
      await alert({ title: `${t('remove.failed')}: ${reason}` });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void remove();
  };

  return (
    <Dialog
      title={t('remove.title')}
      width={400}
      persistent
      initialFocus={select}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('remove.cancel')}</Button>
          <Button look="danger" type="submit" form={formId} busy={isBusy}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <FormField
          label={t('remove.user')}
          note={t(deletable.length === 0 ? 'remove.noneLeft' : 'remove.toTrash')}
        >
          <Select ref={select} value={name} onChange={(event) => setName(event.target.value)}>
            <option value="">{t('remove.choose')}</option>
            {deletable.map((user) => (
              <option key={user.clear_name}>{user.clear_name}</option>
            ))}
          </Select>
        </FormField>
      </form>
      {name !== '' && <RecordPresence entity="user" recordKey={name} isEditing />}
    </Dialog>
  );
}
