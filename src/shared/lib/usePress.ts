import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isPressedNow = false;

function tell(isPressed: boolean): void {
  isPressedNow = isPressed;
  for (const listener of listeners) listener();
}

/** From the start: what comes while a press is on its way must know of it. */
function watch(): void {
  const hear = (type: string, listener: () => void, capture = true) =>
    document.addEventListener(type, listener, { capture });
  const release = () => tell(false);
  const releaseAfterClick = () => setTimeout(release);
  hear('pointerdown', () => tell(true));
  // Not before React has seen the click: drawing a checkbox again would take back what the click has done to it.
  hear('click', release, false);
  hear('pointerup', releaseAfterClick);
  hear('pointercancel', releaseAfterClick);
}

// The pages are drawn at build time too, where nobody presses.
if (typeof document !== 'undefined') watch();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a mouse button or a finger is down anywhere on the page, until the click that it ends in is done. */
export function usePress(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPressedNow,
    () => false,
  );
}
