import { useEffect } from 'react';

/** Keeps the screen of a phone on while something lasts: a phone that sleeps is told no position. Where it can be asked. */
export function useAwake(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    };
    // Refused while the battery is low: then the screen goes dark as ever.
    const askQuietly = () => void ask().catch(() => undefined);
    askQuietly();
    // It ends with each look at another page.
    document.addEventListener('visibilitychange', askQuietly);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askQuietly);
      void lock?.release().catch(() => undefined);
    };
  }, [isNeeded]);
}
