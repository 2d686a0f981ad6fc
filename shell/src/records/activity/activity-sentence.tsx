import type { ActivityEntry } from '@wabu/shared/entities/history/history';
import { Link } from '@wabu/shared/routing';
import { hasHistory, recordPath } from './record-path.ts';
import { useActivityWords } from './words/it.ts';

/** Stands for the record's name while the sentence is put together: the name is a link. */
const NAME = '\ufffc';

/** What was done to which record: «ha modificato il fornitore Molo Blu». */
export function ActivitySentence({ entry }: { entry: ActivityEntry }) {
  const t = useActivityWords();
  const { entity, recordId, label } = entry;
  const record = t(`the.${entity}`, { name: NAME });
  const [before, after] = t(`did.${entry.action}`, { record }).split(NAME);
  const name = label === null ? <i>{t('unnamed')}</i> : <bdi>{label}</bdi>;
  return (
    <>
      {before}
      {hasHistory(entity) ? <Link to={recordPath(entity, recordId)}>{name}</Link> : name}
      {after}
    </>
  );
}
