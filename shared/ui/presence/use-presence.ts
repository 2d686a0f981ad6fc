import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  PRESENCE_POLL_SECONDS,
  type Presence,
  type PresenceReport,
  type PresenceState,
} from '../../entities/history/presence.ts';
import { randomId } from '../../entities/random-id.ts';
import { session, useSession } from '../../session/index.ts';
import type { RecordPresenceProps } from './record-presence.tsx';

/** A page that closes is hidden first; then only `closed` is reported. */
const HIDDEN_AFTER_MS = 1_000;

/**
 * Reports that this tab has a record open, and polls who else has. It asks nothing while the tab is hidden or
 * signed out, and after the operator has switched it off. Without an answer it knows nobody.
 */
export function usePresence({ entity, recordKey, isEditing }: RecordPresenceProps) {
  const { status } = useSession();
  const [tab] = useState(randomId);
  const state = isEditing ? 'editing' : 'open';
  const toReport = (next: PresenceState) => ({ entity, key: recordKey, tab, state: next });
  const { data } = useQuery({
    queryKey: ['presence', tab, state],
    queryFn: () => sendInOrder(toReport(state)),
    enabled: status === 'signed-in',
    refetchInterval: ({ state: { data: last } }) =>
      last?.isOn !== false && PRESENCE_POLL_SECONDS * 1000,
    refetchOnWindowFocus: ({ state: { data: last } }) => last?.isOn !== false && 'always',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isOff = data?.isOn === false;

  const reportLast = useEffectEvent((send: typeof post, next: PresenceState) => {
    if (!isOff && session.status() === 'signed-in')
      void send(toReport(next)).catch(() => undefined);
  });
  const reportHidden = useEffectEvent(() =>
    reportLast(sendInOrder, isEditing ? 'hidden' : 'closed'),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = setTimeout(reportHidden, HIDDEN_AFTER_MS);
    };
    const onPageHide = () => {
      clearTimeout(timer);
      // What waits for another answer is lost with the page.
      reportLast(post, 'closed');
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    addEventListener('pagehide', onPageHide, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
      reportLast(sendInOrder, 'closed');
    };
  }, []);
  return data;
}

let last: Promise<unknown> = Promise.resolve();

/** A report that arrives after `closed` would open the record again. */
function sendInOrder(report: PresenceReport): Promise<Presence> {
  const send = () => post(report);
  const sent = last.then(send, send);
  last = sent;
  return sent;
}

/** Not by `authorizedFetch`: a report does not ask for a sign-in. */
async function post(report: PresenceReport): Promise<Presence> {
  const response = await fetch('/api/d1/presence', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session.token()}` },
    body: JSON.stringify(report),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`presence: ${response.status}`);
  return (await response.json()) as Presence;
}
