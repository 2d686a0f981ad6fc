import { useQueryClient } from '@tanstack/react-query';
import { can } from '@wabu/shared/entities/permissions';
import type { ListedUser } from '@wabu/shared/entities/user';
import { useSession } from '@wabu/shared/session';
import {
  Avatar,
  Button,
  type DescribedRecord,
  EmptyState,
  IconAdd,
  IconDelete,
  PageHeader,
  RecordHistories,
  Skeleton,
  TrashLink,
  useFragmentAction,
  useHistoryLink,
  useList,
} from '@wabu/shared/ui';
import { useState } from 'react';
import { usersList } from '../api/users-list.ts';
import { useUserWords } from '../words/user-words.ts';
import { FoundUsers } from './found-users.tsx';
import { AddUserDialog, DeleteUserDialog, UsagePanel } from './king-parts.ts';
import { useManagedUsers } from './use-managed-users.ts';

const icon = { size: 18, 'aria-hidden': true };

/** The users page: the list, and for a king the dialogs to add and delete. */
export function UsersPage() {
  const t = useUserWords();
  const { user } = useSession();
  const queries = useQueryClient();
  const { records: users, status } = useList(usersList);
  // With what kings see of them.
  const reload = () => void queries.invalidateQueries({ queryKey: ['users'] });
  const [open, setOpen] = useState<'add' | 'remove'>();
  /** The user whom the dialog of a deletion has chosen when it opens. */
  const [removed, setRemoved] = useState('');
  const [isUsageShown, setUsageShown] = useState(false);
  const [history, setHistory] = useState<ListedUser | null>(null);
  const isKing = can(user?.role, 'users.write');
  useHistoryLink(
    (name) => (isKing ? users.find(({ clear_name }) => clear_name === name) : null),
    setHistory,
  );
  useFragmentAction('new', () => isKing && setOpen('add'));
  const managed = useManagedUsers(isKing);
  const close = () => setOpen(undefined);
  const remove = (name: string) => {
    setRemoved(name);
    setOpen('remove');
  };

  return (
    <div className="wabu-stack wabu-gap-5">
      <PageHeader title={t('title')} />
      {isKing && (
        <div className="wabu-bar wabu-gap-2">
          <Button look="solid" onClick={() => setOpen('add')}>
            <IconAdd {...icon} />
            {t('add')}
          </Button>
          <Button onClick={() => remove('')}>
            <IconDelete {...icon} />
            {t('remove')}
          </Button>
          <Button aria-expanded={isUsageShown} onClick={() => setUsageShown(!isUsageShown)}>
            {t('usage')}
          </Button>
          <TrashLink entity="user" />
        </div>
      )}
      {isUsageShown && <UsagePanel users={users} />}
      {status === 'loading' && <Skeleton rows={4} rowHeight={4.5} />}
      {status === 'failed' && (
        <div role="alert">
          <EmptyState
            title={t('list.failed')}
            action={<Button onClick={reload}>{t('list.retry')}</Button>}
          />
        </div>
      )}
      {status === 'ready' && (
        <FoundUsers
          users={users}
          managed={managed}
          currentUser={user?.username}
          onHistory={isKing ? setHistory : null}
          onRemove={remove}
        />
      )}
      {isKing && (
        <RecordHistories
          historyOf={async (user) => historyOf(t, user)}
          history={{ shown: history, close: () => setHistory(null) }}
          form={null}
        />
      )}

      {open === 'add' && <AddUserDialog users={users} onAdded={reload} onClose={close} />}
      {open === 'remove' && (
        <DeleteUserDialog users={users} chosen={removed} onDeleted={reload} onClose={close} />
      )}
    </div>
  );
}

function historyOf(t: ReturnType<typeof useUserWords>, user: ListedUser | null): DescribedRecord {
  const { clear_name: name = '', clear_role: role } = user ?? {};
  return {
    entity: 'user',
    recordKey: name,
    name,
    labelOf: ([key = '']) => labelOf(t, key),
    drawValue: ([key], value) =>
      role && key === 'clear_avatar' && typeof value === 'string' ? (
        <Avatar name={name} role={role} picture={value} size={54} />
      ) : undefined,
  };
}

const labels = {
  clear_name: 'list.name',
  clear_role: 'list.role',
  clear_avatar: 'list.avatar',
  disabled: 'list.disabled',
} as const;

const labelOf = (t: ReturnType<typeof useUserWords>, key: string) =>
  key in labels ? t(labels[key as keyof typeof labels]) : key;
