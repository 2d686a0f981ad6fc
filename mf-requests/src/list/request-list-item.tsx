import type { ListedRequest } from '@wabu/shared/entities/requests/request';
import { languageOf } from '@wabu/shared/i18n/languages';
import { DraftMark, VisuallyHidden } from '@wabu/shared/ui';
import { memo } from 'react';
import styles from './request-list-item.module.css';

interface RequestListItemProps {
  request: ListedRequest;
  /** Kind and state, translated. */
  kind: string;
  state: string;
  age: string;
  unread: string;
  hasDraft: boolean;
}

/** A row of the list: who asks what of whom, in which language, how it begins, since when it waits, and who answers it. */
export const RequestListItem = memo(function RequestListItem(props: RequestListItemProps) {
  const { request, kind, state, age, unread, hasDraft } = props;
  const language = languageOf(request.language);
  const { name, Fornitore, assignee, excerpt } = request;
  return (
    <span className={styles.item} data-unread={request.unread || undefined}>
      <span className={styles.line}>
        {request.unread && <VisuallyHidden>{`${unread} `}</VisuallyHidden>}
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.language} lang={language.html}>
          {language.name}
        </span>
        <time className={styles.age} dateTime={new Date(request.lastAt).toISOString()}>
          {age}
        </time>
      </span>
      <span className={styles.facts}>
        <span className={styles.state} data-state={request.state}>
          {state}
        </span>
        <span>{kind}</span>
        {Fornitore && <bdi>{Fornitore}</bdi>}
        {assignee && <bdi className={styles.assignee}>{`@${assignee}`}</bdi>}
        {hasDraft && <DraftMark />}
      </span>
      <span className={styles.excerpt} dir="auto">
        {excerpt}
      </span>
    </span>
  );
});
