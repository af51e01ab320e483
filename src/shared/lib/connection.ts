/** Whether this browser has a network at all. Where it cannot tell, it says yes. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back whenever the network goes or comes, until the returned function is called. */
export function onConnectionChange(hear: (online: boolean) => void): () => void {
  const tell = () => hear(isOnline());
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Resolves as soon as there is a network; rejects when the signal aborts the waiting. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  if (isOnline()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = onConnectionChange((online) => {
      if (!online) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(new DOMException('The waiting for a network was given up', 'AbortError'));
    });
  });
}
