import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { createIdempotencyKeys } from '@wabu/shared/http';
import { useStaffLocale } from '@wabu/shared/i18n';
import { formatCount } from '@wabu/shared/ui';
import { BulkDialog } from '@wabu/shared/ui/selection';
import { publishFrontend, unpublishFrontend } from '../api/publication-calls.ts';
import { stepOfEach } from '../parts/batch-run/step-of-each.ts';
import { type ChosenFrontends, readChosen } from './read-chosen.ts';
import { useBulkWords } from './words/bulk-words.ts';

export interface FrontendsDialogProps {
  chosen: ChosenFrontends;
  /** All writes have this batch: one undo takes them back. */
  batch: string;
  /** Called with what was done, in words. */
  onDone: (text: string) => void;
  onClose: () => void;
}

interface PublicationDialogProps extends FrontendsDialogProps {
  action: 'publish' | 'withdraw';
}

const urlOf = ({ URL }: FrontendSummary) => URL;

/** Publishes the chosen frontends, or takes them down. */
export function PublicationDialog(props: PublicationDialogProps) {
  const { action, chosen, batch, onDone, onClose } = props;
  const t = useBulkWords();
  const locale = useStaffLocale();
  const numbers = (count: number) => ({ count, number: formatCount(count, locale) });
  return (
    <BulkDialog
      title={t(`${action}.title`)}
      isDangerous={action === 'withdraw'}
      read={(report, signal) => readChosen(chosen, report, signal)}
      planOf={(frontends) => {
        const meant = frontends.filter((each) => isMeant(action, each));
        const skipped = frontends.filter((each) => !isMeant(action, each));
        return {
          meant,
          count: meant.length,
          lines: [
            {
              id: 'do',
              kind: 'do',
              text: t(`${action}.do`, numbers(meant.length)),
              names: meant.map(urlOf),
            },
            {
              id: 'skip',
              kind: 'skip',
              text: t(`${action}.skip`, numbers(skipped.length)),
              names: skipped.map(urlOf),
            },
          ],
        };
      }}
      startLabel={({ count }) => t(`${action}.start`, numbers(count))}
      stepOf={({ meant }, refuse) => {
        const keyOf = createIdempotencyKeys();
        return stepOfEach(meant, {
          nameOf: urlOf,
          refuse,
          work: async ({ URL, version }) => {
            const target = { URL, version, batch };
            if (action === 'withdraw') await unpublishFrontend(target);
            else await publishFrontend({ ...target, key: keyOf(target) });
          },
        });
      }}
      onDone={(count) => onDone(t(`${action}.done`, numbers(count)))}
      onClose={onClose}
    />
  );
}

/** What is public without changes is not published again. */
function isMeant(action: 'publish' | 'withdraw', { publication }: FrontendSummary): boolean {
  const state = publication?.state ?? 'withdrawn';
  return action === 'publish' ? state !== 'published' : state !== 'withdrawn';
}
