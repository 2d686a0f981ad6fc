import type { HistoryEntity } from '../../../entities/history/history.ts';
import {
  PRESENCE_POLL_SECONDS,
  type Presence,
  type PresenceState,
} from '../../../entities/history/presence.ts';
import { randomId } from '../../../entities/random-id.ts';
import { session } from '../../../session/index.ts';

interface WatchOptions {
  entity: HistoryEntity;
  recordKey: string;
  isEditing: () => boolean;
  /** Null while nobody else is there. */
  onAnswer: (presence: Presence | null) => void;
}

export interface PresenceWatch {
  report: () => void;
  stop: () => void;
}

/** A page that closes is hidden first; then only `closed` is reported. */
const HIDDEN_AFTER_MS = 1_000;

/** Asks nothing while the tab is hidden or signed out, nor after the operator has switched it off. */
export function watchPresence(options: WatchOptions): PresenceWatch {
  const { entity, recordKey: key, isEditing, onAnswer } = options;
  const tab = randomId();
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOff = false;
  /** Reports arrive in their order: one after `closed` would open the record again. */
  let last: Promise<unknown> = Promise.resolve();

  async function send(state: PresenceState): Promise<void> {
    if (isOff || session.status() !== 'signed-in') return;
    const presence = await post({ entity, key, tab, state }).catch(() => null);
    if (presence === null || signal.aborted) return;
    isOff = !presence.isOn;
    if (state === 'open' || state === 'editing') onAnswer(isAlone(presence) ? null : presence);
  }
  const sendInOrder = (state: PresenceState) => {
    last = last.then(() => send(state));
  };
  function report(): void {
    clearTimeout(timer);
    if (isOff || document.visibilityState === 'hidden') return;
    sendInOrder(isEditing() ? 'editing' : 'open');
    timer = setTimeout(report, PRESENCE_POLL_SECONDS * 1000);
  }
  function onVisibility(): void {
    clearTimeout(timer);
    const reportHidden = () => sendInOrder(isEditing() ? 'hidden' : 'closed');
    if (document.visibilityState === 'hidden') timer = setTimeout(reportHidden, HIDDEN_AFTER_MS);
    else report();
  }
  function onPageHide(): void {
    clearTimeout(timer);
    // What waits for another answer is lost with the page.
    void send('closed');
  }
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pagehide', onPageHide, { signal });
  report();
  return {
    report,
    stop() {
      clearTimeout(timer);
      listening.abort();
      sendInOrder('closed');
    },
  };
}

const isAlone = ({ others, ownTab }: Presence) => others.length === 0 && ownTab === null;

/** Not by `authorizedFetch`: a report does not ask for a sign-in. */
async function post(report: object): Promise<Presence | null> {
  const response = await fetch('/api/d1/presence', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session.token()}` },
    body: JSON.stringify(report),
    keepalive: true,
  });
  return response.ok ? ((await response.json()) as Presence) : null;
}
