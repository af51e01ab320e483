import { useState } from 'react';

const PAGE = 500;

/** A long list, 500 at a time. `from` and `to` count from 1. */
export function usePages<Each>(all: readonly Each[]) {
  const [wanted, setStart] = useState(0);
  // A list may have become shorter.
  const start = Math.min(wanted, Math.max(0, Math.ceil(all.length / PAGE) - 1) * PAGE);
  const shown = all.slice(start, start + PAGE);
  return {
    shown,
    from: start + 1,
    to: start + shown.length,
    of: all.length,
    previous: start === 0 ? null : () => setStart(start - PAGE),
    next: start + PAGE >= all.length ? null : () => setStart(start + PAGE),
  };
}

export type Pages = Omit<ReturnType<typeof usePages>, 'shown'>;
