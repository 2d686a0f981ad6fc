import { type ComponentType, lazy, Suspense } from 'react';
import type { HistoryEntity } from '../../entities/history/history.ts';
import { useDelayed } from '../feedback/use-delayed.ts';

export interface RecordPresenceProps {
  entity: HistoryEntity;
  /** `PIVA`, `URL` or the name of a user. */
  recordKey: string;
  /** True while its form is open. */
  isEditing: boolean;
}

/** A record counts as open after this time, so that walking through a list asks nothing. */
const OPEN_AFTER_MS = 1_000;

const PresenceNotice = lazy<ComponentType<RecordPresenceProps>>(() =>
  import('./presence-notice.tsx').then(
    (loaded) => ({ default: loaded.PresenceNotice }),
    () => ({ default: () => null }),
  ),
);

/** Says who else has the record open or is editing it; empty while nobody has. */
export function RecordPresence(props: RecordPresenceProps) {
  return <OpenRecord key={`${props.entity} ${props.recordKey}`} {...props} />;
}

function OpenRecord(props: RecordPresenceProps) {
  const isOpen = useDelayed(true, OPEN_AFTER_MS);
  if (!isOpen) return null;
  return (
    <Suspense>
      <PresenceNotice {...props} />
    </Suspense>
  );
}
