import { useState } from 'react';

const PAGE = 500;

/** A long list, 500 at a time. `from` and `to` count from 1. */
export function usePages<Each>(all: readonly Each[]) {
  const [start, setStart] = useState(0);
  const shown = all.slice(start, start + PAGE);
  return {
    shown,
    from: start + 1,
    to: start + shown.length,
    previous: start === 0 ? null : () => setStart(start - PAGE),
    next: start + PAGE >= all.length ? null : () => setStart(start + PAGE),
  };
}
