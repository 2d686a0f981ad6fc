import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { IconBack } from '../controls/icons.ts';
import { PageHeader } from '../controls/page-header.tsx';
import { type AnsweredLoader, useStoredPage } from '../paged-lists/use-stored-page.ts';
import { useUiWords } from '../words/ui-words.ts';
import styles from './records-page.module.css';

/** The id of the open record's title, which names its form. */
export const RECORD_TITLE_ID = 'record-title';

interface RecordsPageProps {
  title: string;
  unknownUser?: string;
  toolbar: ReactNode;
  list: ReactNode;
  /** Loads the list. With it the browser keeps the page, encrypted, for the first paint of its next visit. */
  loader?: AnsweredLoader;
  /** The list takes the whole width at every window size; an open record replaces it, as in a narrow window. */
  isWide?: boolean;
  detailLabel: string;
  /** The name of the open record; null while none is open. */
  recordTitle: ReactNode;
  links?: ReactNode;
  isOpen: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** The frame of a page with a list of records and the one that is open: header, toolbar, list and record. */
export function RecordsPage(props: RecordsPageProps) {
  const { isOpen, isWide = false, recordTitle } = props;
  const t = useUiWords();
  useStoredPage(props.loader, !isOpen && !isWide);
  return (
    <div
      className={styles.page}
      data-showing={isOpen ? 'detail' : 'list'}
      data-wide={isWide || undefined}
    >
      <div className={styles.head}>
        <PageHeader title={props.title} unknownUser={props.unknownUser} />
      </div>
      <div className={styles.tools}>
        {isOpen && (
          <span className={styles.back}>
            <Button round look="quiet" aria-label={t('list.back')} onClick={props.onBack}>
              <IconBack size={20} aria-hidden="true" />
            </Button>
          </span>
        )}
        {props.toolbar}
      </div>
      <div className={styles.list}>{props.list}</div>
      <section
        className={styles.detail}
        aria-label={props.detailLabel}
        data-links={props.links ? true : undefined}
      >
        <p className={styles.label}>{props.detailLabel}</p>
        {recordTitle !== null && (
          <div className={styles.titleLine}>
            <h2 id={RECORD_TITLE_ID} className={styles.title}>
              <bdi>{recordTitle}</bdi>
            </h2>
            {props.links}
          </div>
        )}
        {props.children}
      </section>
    </div>
  );
}
