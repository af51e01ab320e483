import { useEffect, useState } from 'react';

/** Whether a mouse button or a finger is down anywhere on the page, until the click that it ends in is done. */
export function usePress(): boolean {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const hear = (type: string, listener: () => void, capture = true) =>
      document.addEventListener(type, listener, { capture, signal: end.signal });
    const release = () => setIsPressed(false);
    const releaseAfterClick = () => setTimeout(release);
    hear('pointerdown', () => setIsPressed(true));
    // Not before React has seen the click: drawing a checkbox anew would take back what the click has done to it.
    hear('click', release, false);
    hear('pointerup', releaseAfterClick);
    hear('pointercancel', releaseAfterClick);
    return () => end.abort();
  }, []);
  return isPressed;
}
