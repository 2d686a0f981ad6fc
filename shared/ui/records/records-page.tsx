import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { IconBack } from '../controls/icons.ts';
import { PageHeader } from '../controls/page-header.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { LastChange } from '../history/last-change.tsx';
import { RecordHistories } from '../history/record-histories.tsx';
import { type AnsweredLoader, useStoredPage } from '../paged-lists/use-stored-page.ts';
import { RecordPresence } from '../presence/record-presence.tsx';
import { useUiWords } from '../words/it.ts';
import styles from './records-page.module.css';
import { RecordsToolbar, type RecordsToolbarProps } from './records-toolbar.tsx';
import type { FormStart } from './use-form-slot.ts';
import { RECORD_TITLE_ID, type RecordsPageState } from './use-records-page.ts';

interface RecordsPageProps<Stored extends { version: number }, State> {
  page: RecordsPageState<Stored, State>;
  title: string;
  about?: string;
  unknownUser?: string;
  toolbar: Pick<
    RecordsToolbarProps,
    'label' | 'notAllowed' | 'recordActions' | 'besideSave' | 'children'
  >;
  list: ReactNode;
  /** Loads the list. With it the browser keeps the page, encrypted, for the first paint of its next visit. */
  loader?: AnsweredLoader;
  /** The list takes the whole width at every window size; an open record replaces it, as in a narrow window. */
  isWide?: boolean;
  detailLabel: string;
  /** The name of the open record; null while none is open. */
  recordTitle: ReactNode;
  links?: ReactNode;
  /** Instead of a record: none is open, it exists no more, or it cannot be loaded. */
  nothing: ReactNode;
  gone: ReactNode;
  failed?: ReactNode;
  /** Absent: records are not written in a form, and the toolbar has no action of one. */
  form?: (start: FormStart<Stored, State>) => ReactNode;
  children: (record: Stored) => ReactNode;
}

/** A page with a list of records and the one that is open: header, toolbar, list, and record, form or history. */
export function RecordsPage<Stored extends { version: number }, State>(
  props: RecordsPageProps<Stored, State>,
) {
  const { page, isWide = false, recordTitle } = props;
  const { form, actions } = page;
  const t = useUiWords();
  const isOpen = page.route.mode !== 'none';
  useStoredPage(props.loader, !isOpen && !isWide);
  return (
    <>
      <div
        className={styles.page}
        data-showing={isOpen ? 'detail' : 'list'}
        data-wide={isWide || undefined}
      >
        <div className={styles.head}>
          <PageHeader title={props.title} about={props.about} unknownUser={props.unknownUser} />
        </div>
        <div className={styles.tools}>
          {isOpen && (
            <span className={styles.back}>
              <Button
                round
                look="quiet"
                aria-label={t('list.back')}
                onClick={() => actions.open(null)}
              >
                <IconBack size={20} aria-hidden="true" />
              </Button>
            </span>
          )}
          <RecordsToolbar
            {...props.toolbar}
            mode={page.mode}
            canWrite={page.canWrite}
            hasForm={props.form !== undefined}
            isSaving={form?.isSaving ?? false}
            actions={actions}
          />
        </div>
        <div className={styles.list}>{props.list}</div>
        <section
          className={styles.detail}
          aria-label={props.detailLabel}
          data-links={props.links ? true : undefined}
        >
          <p className="wabu-muted wabu-tiny">{props.detailLabel}</p>
          {recordTitle !== null && (
            <div className={styles.titleLine}>
              <h2 id={RECORD_TITLE_ID} className={styles.title}>
                <bdi>{recordTitle}</bdi>
              </h2>
              {props.links}
            </div>
          )}
          <RecordDetail {...props} />
        </section>
      </div>
      <RecordHistories
        historyOf={page.historyOf}
        history={page.history}
        form={page.canWrite ? { isDirty: form?.isDirty ?? false, leave: actions.leave } : null}
      />
    </>
  );
}

function RecordDetail<Stored extends { version: number }, State>(
  props: RecordsPageProps<Stored, State>,
) {
  const { page } = props;
  const { entity, stored, start, form, isWriting } = page;
  const recordKey = stored ? page.identify(stored).recordKey : null;
  return (
    <>
      {recordKey !== null && (
        <RecordPresence
          entity={entity}
          recordKey={recordKey}
          isEditing={isWriting || form?.isDirty === true}
        />
      )}
      {start ? props.form?.(start) : stored && props.children(stored)}
      {!start && stored && recordKey !== null && (
        <LastChange entity={entity} recordKey={recordKey} version={stored.version} />
      )}
      {!start && !stored && <Missing {...props} />}
    </>
  );
}

function Missing<Stored extends { version: number }, State>(
  props: RecordsPageProps<Stored, State>,
) {
  const { route, stored } = props.page;
  if (route.mode === 'none') return props.nothing;
  if (stored === null) return props.gone;
  return props.failed ?? <Skeleton />;
}
