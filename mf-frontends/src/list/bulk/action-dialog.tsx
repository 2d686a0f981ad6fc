import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { createIdempotencyKeys } from '@wabu/shared/http';
import { BulkDialog, lineOf, readChosen, useCounts } from '@wabu/shared/ui/selection';
import { deleteFrontend } from '../../api/frontend-calls.ts';
import { publishFrontend, unpublishFrontend } from '../../api/publication-calls.ts';
import { isPublic } from '../../model/publication/is-public.ts';
import { stepOfEach } from '../../parts/batch-run/step-of-each.ts';
import type { FrontendsAction } from './read-whole.ts';
import { useBulkWords } from './words/it.ts';

interface ActionDialogProps extends FrontendsAction {
  action: 'publish' | 'withdraw' | 'delete';
}

export function ActionDialog({ action, chosen, batch, onDone, onClose }: ActionDialogProps) {
  const t = useBulkWords();
  const counts = useCounts();
  return (
    <BulkDialog
      title={t(`${action}.title`)}
      isDangerous={action !== 'publish'}
      read={(report, signal) => readChosen(chosen, report, signal)}
      planOf={(frontends) => {
        const first = frontends.filter((each) => isFirst(action, each));
        const others = frontends.filter((each) => !isFirst(action, each));
        const some = { ...counts(first.length), days: TRASH_DAYS };
        const rest = { ...counts(others.length), days: TRASH_DAYS };
        if (action === 'delete') {
          const lines = [
            lineOf('do', t('delete.public', some), urlsOf(first), 'public'),
            lineOf('do', t('delete.do', rest), urlsOf(others)),
          ];
          return { meant: frontends, count: frontends.length, lines };
        }
        const lines = [
          lineOf('do', t(`${action}.do`, some), urlsOf(first)),
          lineOf('skip', t(`${action}.skip`, rest), urlsOf(others)),
        ];
        return { meant: first, count: first.length, lines };
      }}
      startLabel={({ count }) => t(`${action}.start`, counts(count))}
      stepOf={({ meant }, reject) => {
        const keyOfCall = createIdempotencyKeys();
        return stepOfEach(meant, {
          nameOf: ({ URL }) => URL,
          reject,
          work: async ({ URL, version }) => {
            const target = { URL, version, batch };
            if (action === 'delete') await deleteFrontend(URL, version, batch);
            else if (action === 'withdraw') await unpublishFrontend(target);
            else await publishFrontend({ ...target, key: keyOfCall(target) });
          },
        });
      }}
      onDone={(count) => onDone(t(`${action}.done`, counts(count)))}
      onClose={onClose}
    />
  );
}

/** What is public without changes is not published again; what is not public is not withdrawn. */
const isFirst = (action: ActionDialogProps['action'], { publication }: FrontendSummary) =>
  action === 'publish' ? publication?.state !== 'published' : isPublic(publication);

const urlsOf = (frontends: readonly FrontendSummary[]) => frontends.map(({ URL }) => URL);
