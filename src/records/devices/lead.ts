/** Whether the tabs of this browser can agree on which one leads. Over plain http they cannot, and each leads for itself. */
export const canShareLead = (): boolean => 'locks' in navigator && typeof BroadcastChannel !== 'undefined';

/**
 * Asks to be the one tab of this browser that leads, and holds on to it. The returned function gives it back, or gives
 * the asking up.
 */
export function askForLead(name: string, onLead: () => void): () => void {
  if (!canShareLead()) return () => undefined;
  const asking = new AbortController();
  let giveBack: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  const lead = () => {
    onLead();
    return held;
  };
  navigator.locks.request(name, { signal: asking.signal }, lead).catch(() => undefined);
  return () => {
    asking.abort();
    giveBack();
  };
}
