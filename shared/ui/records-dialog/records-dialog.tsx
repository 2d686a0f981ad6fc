import type { UseQueryResult } from '@tanstack/react-query';
import { type LanguageCode, languageCodes, languageOf } from '@wabu/shared/i18n/languages';
import { Button, Dialog, EmptyState, IconDelete, IconEdit, Skeleton } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { useRecordsDialogWords } from './words/it.ts';

interface DialogRecord {
  id: string;
  name: string;
  /** Those in which it has a text. */
  languages: readonly LanguageCode[];
}

/** The module's words: `none` and `noneHint` instead of rows, the others of the buttons. */
type TranslateDialog = (
  key: 'title' | 'none' | 'noneHint' | 'insert' | 'insertNamed' | 'edit' | 'delete',
  values?: { name: string },
) => string;

interface RecordsDialogProps<R> extends RowActions<R> {
  t: TranslateDialog;
  records: Pick<UseQueryResult<R[]>, 'data' | 'isPending' | 'isError' | 'refetch'>;
  /** Why the last action failed; empty without. */
  problem: string;
  /** The id of the record with which something is done. */
  busy: string | null;
  /** Beside «Chiudi». */
  buttons?: ReactNode;
  onClose: () => void;
}

interface RowActions<R> {
  /** Absent where nothing is inserted. */
  onInsert?: ((record: R) => void) | undefined;
  /** Absent: every record can be inserted. */
  canInsert?: (record: R) => boolean;
  onEdit: (record: R) => void;
  onDelete: (record: R) => void;
}

/** Lists the records of a kind in a dialog, where staff insert, change and delete them. */
export function RecordsDialog<R extends DialogRecord>(props: RecordsDialogProps<R>) {
  const { t, records, problem, busy, buttons, onClose, ...actions } = props;
  const own = useRecordsDialogWords();
  const { data, isPending, isError, refetch } = records;
  return (
    <Dialog
      width={600}
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{own('close')}</Button>
          {buttons}
        </>
      }
    >
      {problem && (
        <p role="alert" className="wabu-danger wabu-small wabu-break">
          {problem}
        </p>
      )}
      {isPending && <Skeleton rows={3} rowHeight={3} />}
      {isError && (
        <EmptyState
          title={own('unreachable')}
          action={<Button onClick={() => void refetch()}>{own('retry')}</Button>}
        />
      )}
      {data?.length === 0 && <EmptyState title={t('none')} text={t('noneHint')} />}
      <ul className="wabu-stack">
        {data?.map((record) => (
          <Row key={record.id} {...actions} t={t} record={record} isBusy={busy === record.id} />
        ))}
      </ul>
    </Dialog>
  );
}

interface RowProps<R> extends RowActions<R> {
  t: TranslateDialog;
  record: R;
  isBusy: boolean;
}

function Row<R extends DialogRecord>(props: RowProps<R>) {
  const { t, record, isBusy, onInsert, canInsert, onEdit, onDelete } = props;
  const own = useRecordsDialogWords();
  const { name, languages } = record;
  return (
    <li className="wabu-row wabu-gap-2 wabu-pad-block-2 wabu-line-below">
      <span className="wabu-grow wabu-shrink wabu-break">
        <bdi>{name}</bdi>
        <span className="wabu-block wabu-muted wabu-tiny">
          {languages.length === languageCodes.length
            ? own('allLanguages')
            : languages.map((code) => languageOf(code).label).join(', ')}
        </span>
      </span>
      {onInsert && (
        <Button
          size="sm"
          busy={isBusy}
          disabled={canInsert?.(record) === false}
          aria-label={t('insertNamed', { name })}
          onClick={() => onInsert(record)}
        >
          {t('insert')}
        </Button>
      )}
      <IconButton label={t('edit', { name })} onPress={() => onEdit(record)}>
        <IconEdit size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('delete', { name })} onPress={() => onDelete(record)}>
        <IconDelete size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface IconButtonProps {
  label: string;
  children: ReactNode;
  onPress: () => void;
}

const IconButton = ({ label, children, onPress }: IconButtonProps) => (
  <Button round look="quiet" size="sm" aria-label={label} onClick={onPress}>
    {children}
  </Button>
);
