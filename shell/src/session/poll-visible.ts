/** Polls while the tab is visible, and when it becomes visible. Returns a stop function. */
export function pollWhileVisible(poll: () => Promise<void>, intervalMs: number): () => void {
  const pollIfVisible = () => {
    if (document.visibilityState !== 'hidden') void poll();
  };
  const timer = setInterval(pollIfVisible, intervalMs);
  document.addEventListener('visibilitychange', pollIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', pollIfVisible);
  };
}
