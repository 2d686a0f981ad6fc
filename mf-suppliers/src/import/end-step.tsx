import { csvFile } from '@wabu/shared/entities/lists/spreadsheet-text';
import { saveFile } from '@wabu/shared/page';
import { Button, Dialog } from '@wabu/shared/ui';
import type { RejectedRow } from './import-job.ts';
import { useCounted } from './row-words.ts';
import type { StartedImport } from './use-import-run.ts';
import { useImportWords } from './words/it.ts';

interface EndStepProps {
  ended: StartedImport;
  onClose: () => void;
}

const SHOWN = 5;

/** The rows that an import has left out: those that were wrong, and those that the server has rejected. */
export const leftOut = ({ job, progress }: StartedImport): RejectedRow[] =>
  [...job.wrong, ...progress.rejected].sort((one, other) => one.number - other.number);

/** The last step: what was imported, and the rows that were not. */
export function EndStep({ ended, onClose }: EndStepProps) {
  const t = useImportWords();
  const counted = useCounted();
  const { job, progress } = ended;
  const { added, changed } = progress;
  const rejected = leftOut(ended);
  const rest = job.operations.length - progress.done;
  const download = () =>
    saveFile(
      t('end.fileName'),
      csvFile([
        [t('end.row'), t('end.reason'), ...job.header],
        ...rejected.map(({ number, reason, cells }) => [String(number), reason, ...cells]),
      ]),
    );
  return (
    <Dialog
      persistent
      width={600}
      title={t(rest > 0 ? 'end.stopped' : 'end.title')}
      onClose={onClose}
      footer={
        <>
          {rejected.length > 0 && <Button onClick={download}>{t('end.download')}</Button>}
          <Button look="solid" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className="wabu-stack wabu-gap-2">
        <ul className="wabu-stack wabu-gap-2 wabu-medium">
          {added > 0 && <li>{t('end.added', counted(added))}</li>}
          {changed > 0 && <li>{t('end.changed', counted(changed))}</li>}
          {job.skipped > 0 && <li>{t('end.skipped', counted(job.skipped))}</li>}
          {rest > 0 && <li>{t('end.rest', counted(rest))}</li>}
        </ul>
        {rejected.length > 0 && (
          <>
            <p>{t('end.rejected', counted(rejected.length))}</p>
            <ul className="wabu-stack wabu-gap-2 wabu-small">
              {rejected.slice(0, SHOWN).map(({ number, reason }) => (
                <li key={number}>
                  <strong>{t('check.row', { number })}</strong> {reason}
                </li>
              ))}
              {rejected.length > SHOWN && (
                <li>{t('end.more', counted(rejected.length - SHOWN))}</li>
              )}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
