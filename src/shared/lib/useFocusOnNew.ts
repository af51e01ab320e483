import { useEffect, useRef, type RefObject } from 'react';

const ROWS = 'li, tbody > tr';

/**
 * Where the focus goes when more rows of a list were asked for and have come: to the first of them, so that nobody at a
 * keyboard has to look for it, or starts again at the top of the page when the button has left with the last rows.
 * A person who has gone on to something else meanwhile is left alone.
 *
 * @param count how many rows there are
 * @returns the ref for what holds the rows, and what tells that more were asked for
 */
export function useFocusOnNew(count: number): [RefObject<HTMLDivElement | null>, () => void] {
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef<{ from: number; by: Element | null }>(undefined);
  useEffect(() => {
    const { from, by } = asked.current ?? { from: count, by: null };
    if (count === from) return;
    asked.current = undefined;
    const isFree = document.activeElement === by || document.activeElement === document.body;
    const row = [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])][from];
    if (!isFree || row === undefined) return;
    row.tabIndex = -1;
    row.focus();
  }, [count]);
  const ask = () => {
    asked.current = { from: count, by: document.activeElement };
  };
  return [list, ask];
}
