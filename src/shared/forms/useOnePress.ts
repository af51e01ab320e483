import { useCallback, useEffect, useRef, useState } from 'react';

/** Sends a form; undefined where an earlier press is doing so already. */
export type SendOnce = (send: () => Promise<void> | void) => Promise<void> | undefined;

/**
 * Makes all presses of a form's buttons one until the page shows what came of the first: while its rules load and judge
 * what was typed, and until the form is drawn again. A form that is gone by then stays closed.
 */
export function useOnePress(): SendOnce {
  const isSendingRef = useRef(false);
  const [sent, setSent] = useState({});
  useEffect(() => {
    isSendingRef.current = false;
  }, [sent]);
  return useCallback((send) => {
    if (isSendingRef.current) return undefined;
    isSendingRef.current = true;
    return Promise.resolve(send()).finally(() => setSent({}));
  }, []);
}
