import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { can } from '@wabu/shared/entities/permissions';
import { useSession } from '@wabu/shared/session';
import { Toggle } from '@wabu/shared/ui';
import { d1 } from '../api/requests-client.ts';
import { useSlotWords } from './words/it.ts';

/** Whether the published microsite ends with the form; nothing for one that is not published. */
export function FormSwitch({ URL }: { URL: string }) {
  const t = useSlotWords();
  const queries = useQueryClient();
  const queryKey = ['requests', 'form', URL];
  const canPublish = can(useSession().user?.role, 'frontends.publish');
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => answer(d1.requestform.$get({ query: { URL } }, { init: { signal } })),
  });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (open: boolean) => answer(d1.requestform.$put({ json: { URL, open } })),
    onSuccess: (form) => queries.setQueryData(queryKey, form),
  });
  if (typeof data?.open !== 'boolean' || !canPublish) return null;
  return (
    <>
      <Toggle
        label={t('form')}
        checked={data.open}
        disabled={isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
      {isError && <p role="alert">{t('formFailed')}</p>}
    </>
  );
}
