import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Action, can } from '@wabu/shared/entities/permissions';
import { useSession } from '@wabu/shared/session';
import { Toggle } from '@wabu/shared/ui';
import { useSlotWords } from './words/it.ts';

interface SlotSwitchProps {
  label: string;
  queryKey: QueryKey;
  /** Null where there is nothing to switch. */
  read: (signal: AbortSignal) => Promise<boolean | null>;
  write: (isOn: boolean) => Promise<unknown>;
  permission: Action;
}

/** A setting of requests at the record of another module; nothing for those who may not change it. */
export function SlotSwitch({ label, queryKey, read, write, permission }: SlotSwitchProps) {
  const t = useSlotWords();
  const queries = useQueryClient();
  const mayWrite = can(useSession().user?.role, permission);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled: mayWrite,
  });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: write,
    onSuccess: (_, isOn) => queries.setQueryData(queryKey, isOn),
  });
  if (typeof data !== 'boolean') return null;
  return (
    <div className="wabu-pad-block-2">
      <Toggle
        label={label}
        checked={data}
        disabled={isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
      {isError && <p role="alert">{t('switchFailed')}</p>}
    </div>
  );
}
