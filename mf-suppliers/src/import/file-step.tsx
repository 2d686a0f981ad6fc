import { csvFile } from '@wabu/shared/entities/lists/spreadsheet-text';
import { supplierFields } from '@wabu/shared/entities/supplier';
import { useStaffLocale } from '@wabu/shared/i18n';
import { saveFile } from '@wabu/shared/page';
import { Button, Callout, Dialog } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import type { FieldLabels } from '../model/import/columns.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

import styles from './file-step.module.css';
import { type ImportFile, openFile, UnreadableFile } from './open-file.ts';
import type { StartedImport } from './use-import-run.ts';
import { useImportWords } from './words/it.ts';

interface FileStepProps {
  /** An import that was left before its end. */
  found: StartedImport | undefined;
  onGoOn: () => void;
  onDiscard: () => void;
  onFile: (file: ImportFile) => void;
  onClose: () => void;
}

/** The first step: the choice of a file. */
export function FileStep({ found, onGoOn, onDiscard, onFile, onClose }: FileStepProps) {
  const t = useImportWords();
  const words = useSupplierWords();
  const locale = useStaffLocale();
  const labels = Object.fromEntries(
    supplierFields.map((field) => [field, words(`field.${field}`)]),
  ) as FieldLabels;
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  async function read(file: File): Promise<void> {
    setReading(true);
    try {
      onFile(await openFile(t, file, labels));
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : t('file.unreadable'));
    } finally {
      setReading(false);
    }
  }
  const template = () => saveFile(t('file.templateName'), csvFile([Object.values(labels)]));

  return (
    <Dialog
      width={600}
      title={t('title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="wabu-stack wabu-gap-4">
        {found && (
          <Callout
            text={t('interrupted.text', {
              count: found.progress.done,
              done: found.progress.done.toLocaleString(locale),
              total: found.job.operations.length.toLocaleString(locale),
            })}
          >
            <Button size="sm" onClick={onGoOn}>
              {t('interrupted.goOn')}
            </Button>
            <Button size="sm" look="quiet" onClick={onDiscard}>
              {t('interrupted.discard')}
            </Button>
          </Callout>
        )}
        <p>{t('file.intro')}</p>
        <DropArea isReading={isReading} onFile={(one) => void read(one)} />
        {problem && (
          <p role="alert" className="wabu-danger">
            {problem}
          </p>
        )}
        <div>
          <Button size="sm" look="quiet" onClick={template}>
            {t('file.template')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface DropAreaProps {
  isReading: boolean;
  onFile: (file: File) => void;
}

/** Chooses a file, or takes one that is dropped. */
function DropArea({ isReading, onFile }: DropAreaProps) {
  const t = useImportWords();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => files?.[0] && onFile(files[0]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Button look="solid" busy={isReading} onClick={() => input.current?.click()}>
        {t('file.choose')}
      </Button>
      <span>{t('file.drop')}</span>
      <input
        ref={input}
        type="file"
        className={styles.input}
        aria-label={t('file.choose')}
        tabIndex={-1}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ target }) => {
          take(target.files);
          // The same file again, after it was corrected.
          target.value = '';
        }}
      />
    </div>
  );
}
