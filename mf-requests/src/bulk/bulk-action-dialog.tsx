import { answer } from '@wabu/api/client';
import type { ListedRequest } from '@wabu/shared/entities/requests/request';
import { useSession } from '@wabu/shared/session';
import { FormField, Select } from '@wabu/shared/ui';
import { BulkDialog, lineOf, readChosen, useCounts, writeMany } from '@wabu/shared/ui/selection';
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
      stepOf={({ changed }, reject) =>
        writeMany({
          records: changed,
          nameOf: ({ name }) => name,
          operationOf,
          send: (json, options) => answer(d1.bulkrequests.$post({ json }, options)),
          batch,
          reject,
        })
      }
      onDone={(count) => onDone(t(`${action}.done`, counts(count)))}
      onClose={onClose}
    />
  );
}
