import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Up to this many rows all stand in the page: the browser's own search finds them, and printing prints them. */
const FEW = 100;
/** Rows above and below the window that are drawn ahead. */
const AHEAD = 12;

/**
 * Which rows of a list are in view, and how many px of others lie above and below them.
 *
 * @param rowPx the height of a row before it has been measured, px
 */
export function useRowsInView<Row>(
  rows: readonly Row[],
  list: RefObject<HTMLElement | null>,
  { keyOf, rowPx }: { keyOf: (row: Row) => string; rowPx: number },
) {
  const [top, setTop] = useState(0);
  const isLong = rows.length > FEW;
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null || !isLong) return undefined;
    // What stands above the list moves it, and makes the page longer or shorter.
    const moved = new ResizeObserver(() => setTop(box.getBoundingClientRect().top + window.scrollY));
    moved.observe(document.body);
    return () => moved.disconnect();
  }, [list, isLong]);
  const virtual = useWindowVirtualizer({
    count: isLong ? rows.length : 0,
    enabled: isLong,
    estimateSize: () => rowPx,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    overscan: AHEAD,
    scrollMargin: top,
  });
  /** Scrolls a row of a long list into view. */
  const scrollTo = virtual.scrollToIndex;
  if (!isLong) {
    return { inView: rows.map((row, index) => ({ row, index })), above: 0, below: 0, measure: undefined, scrollTo };
  }
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    inView: items.flatMap(({ index }) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, index }];
    }),
    above: first === undefined ? 0 : first.start - top,
    below: last === undefined ? 0 : virtual.getTotalSize() - (last.end - top),
    measure: virtual.measureElement,
    scrollTo,
  };
}
