import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HistoryEntity } from '../../entities/history/history.ts';
import type { Presence } from '../../entities/history/presence.ts';
import type { PresenceWatch } from './banner/watch-presence.ts';

interface RecordPresenceProps {
  entity: HistoryEntity;
  /** `PIVA`, `URL` or the name of a user. */
  recordKey: string;
  isEditing: boolean;
}

/** A record counts as open after this time, so that walking through a list asks nothing. */
const OPEN_AFTER_MS = 1_000;

const load = () => import(/* webpackChunkName: "dialogs" */ './banner/presence-banner.tsx');
type Code = Awaited<ReturnType<typeof load>>;

/** The empty element is there first: screen readers announce what is added to a status. */
export function RecordPresence(props: RecordPresenceProps) {
  return <OpenRecord key={`${props.entity} ${props.recordKey}`} {...props} />;
}

function OpenRecord({ entity, recordKey, isEditing }: RecordPresenceProps) {
  const [shown, setShown] = useState<{ presence: Presence; code: Code } | null>(null);
  const watch = useRef<PresenceWatch>(undefined);
  const readEditing = useEffectEvent(() => isEditing);
  useEffect(() => {
    let isClosed = false;
    const start = async () => {
      const code = await load().catch(() => null);
      if (code === null || isClosed) return;
      watch.current = code.watchPresence({
        entity,
        recordKey,
        isEditing: () => readEditing(),
        onAnswer: (presence) => setShown(presence && { presence, code }),
      });
    };
    const timer = setTimeout(start, OPEN_AFTER_MS);
    return () => {
      isClosed = true;
      clearTimeout(timer);
      watch.current?.stop();
      watch.current = undefined;
    };
  }, [entity, recordKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each change
  useEffect(() => watch.current?.report(), [isEditing]);
  return (
    <div role="status">{shown && <shown.code.PresenceBanner presence={shown.presence} />}</div>
  );
}
