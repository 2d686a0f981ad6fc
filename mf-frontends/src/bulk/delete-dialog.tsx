import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { useStaffLocale } from '@wabu/shared/i18n';
import { formatCount } from '@wabu/shared/ui';
import { BulkDialog } from '@wabu/shared/ui/selection';
import { deleteFrontend } from '../api/frontend-calls.ts';
import { stepOfEach } from '../parts/batch-run/step-of-each.ts';
import type { FrontendsDialogProps } from './publication-dialog.tsx';
import { readChosen } from './read-chosen.ts';
import { useBulkWords } from './words/bulk-words.ts';

const urlOf = ({ URL }: FrontendSummary) => URL;

/** Moves the chosen frontends to the trash. */
export function DeleteDialog({ chosen, batch, onDone, onClose }: FrontendsDialogProps) {
  const t = useBulkWords();
  const locale = useStaffLocale();
  const numbers = (count: number) => ({ count, number: formatCount(count, locale) });
  const days = TRASH_DAYS;
  return (
    <BulkDialog
      title={t('delete.title')}
      isDangerous
      read={(report, signal) => readChosen(chosen, report, signal)}
      planOf={(frontends) => {
        const isPublic = ({ publication }: FrontendSummary) =>
          publication !== undefined && publication.state !== 'withdrawn';
        const shown = frontends.filter(isPublic);
        const others = frontends.filter((each) => !isPublic(each));
        return {
          frontends,
          count: frontends.length,
          lines: [
            {
              id: 'public',
              kind: 'do',
              text: t('delete.public', { ...numbers(shown.length), days }),
              names: shown.map(urlOf),
            },
            {
              id: 'do',
              kind: 'do',
              text: t('delete.do', { ...numbers(others.length), days }),
              names: others.map(urlOf),
            },
          ],
        };
      }}
      startLabel={({ count }) => t('delete.start', numbers(count))}
      stepOf={({ frontends }, refuse) =>
        stepOfEach(frontends, {
          nameOf: urlOf,
          refuse,
          work: ({ URL, version }) => deleteFrontend(URL, version, batch),
        })
      }
      onDone={(count) => onDone(t('delete.done', numbers(count)))}
      onClose={onClose}
    />
  );
}
