import { answer } from '@wabu/api/client';
import { BATCH_HEADER } from '@wabu/shared/entities/history/batch-header';
import { MAX_BULK_OPERATIONS } from '@wabu/shared/entities/lists/bulk-suppliers';
import type { ListedRequest } from '@wabu/shared/entities/requests/request';
import { createIdempotencyKeys } from '@wabu/shared/http';
import { useSession } from '@wabu/shared/session';
import { FormField, Select, type Step } from '@wabu/shared/ui';
import {
  BulkDialog,
  lineOf,
  type Rejection,
  readChosen,
  useCounts,
} from '@wabu/shared/ui/selection';
import { useState } from 'react';
import { usePeople } from '../api/request-calls.ts';
import { d1 } from '../api/requests-client.ts';
import type { RequestsAction } from '../api/requests-list.ts';
import { useBulkWords } from './words/it.ts';

export const bulkActions = ['close', 'assign', 'delete'] as const;
type Action = (typeof bulkActions)[number];

/** Closes, assigns or deletes the chosen requests. */
export function BulkActionDialog(props: RequestsAction & { action: Action }) {
  const { chosen, batch, action, onDone, onClose } = props;
  const t = useBulkWords();
  const counts = useCounts();
  const people = usePeople();
  const [assignee, setAssignee] = useState(useSession().user?.username ?? '');
  const isDone = ({ state, assignee: before }: ListedRequest) =>
    (action === 'close' && state === 'closed') || (action === 'assign' && before === assignee);
  const operationOf = ({ id, version }: ListedRequest) => {
    if (action === 'delete') return { op: 'delete', id, version } as const;
    const fields = action === 'close' ? { state: 'closed' } : { assignee };
    return { op: 'change', request: { id, ...fields }, version } as const;
  };
  return (
    <BulkDialog
      title={t(`${action}.title`)}
      isDangerous={action === 'delete'}
      form={
        action === 'assign' && (
          <FormField label={t('assign.to')}>
            <Select value={assignee} onChange={({ target }) => setAssignee(target.value)}>
              <option value="">{t('assign.nobody')}</option>
              {people.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </FormField>
        )
      }
      read={(report, signal) => readChosen(chosen, report, signal)}
      planOf={(requests) => {
        const [done, changed] = [requests.filter(isDone), requests.filter((one) => !isDone(one))];
        const names = (some: readonly ListedRequest[]) => some.map(({ name }) => name);
        return {
          changed,
          count: changed.length,
          lines: [
            lineOf('do', t(`${action}.do`, counts(changed.length)), names(changed)),
            lineOf('skip', t('same', counts(done.length)), names(done)),
          ],
        };
      }}
      startLabel={({ count }) => t(`${action}.start`, counts(count))}
      stepOf={({ changed }, reject) => writeMany(changed, operationOf, batch, reject)}
      onDone={(count) => onDone(t(`${action}.done`, counts(count)))}
      onClose={onClose}
    />
  );
}

type Operation = Parameters<typeof d1.bulkrequests.$post>[0]['json']['operations'][number];

/** A step writes the next part of the requests; a repeated one gets the answer of the first. */
function writeMany(
  requests: readonly ListedRequest[],
  operationOf: (request: ListedRequest) => Operation,
  batch: string,
  reject: (rejected: Rejection) => void,
): Step {
  const keyOf = createIdempotencyKeys();
  return async (done) => {
    const part = requests.slice(done, done + MAX_BULK_OPERATIONS);
    const json = { operations: part.map(operationOf) };
    const headers = { [BATCH_HEADER]: batch, 'Idempotency-Key': keyOf(json) };
    const { results } = await answer(d1.bulkrequests.$post({ json }, { headers }));
    for (const [at, { problem }] of results.entries())
      if (problem) reject({ name: part[at]?.name ?? '', reason: problem.message });
    return done + part.length;
  };
}
