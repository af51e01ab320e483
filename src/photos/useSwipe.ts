import { useRef, type TouchEvent } from 'react';

/** A finger that goes less far, in px, has tapped. */
const LEAST_PX = 40;

/** Tells of a finger that goes across something, to the next (1) or the one before (-1). Two fingers zoom, as everywhere. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const began = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const { 0: first, length } = touches;
      // In a page that is zoomed in, a finger moves the page.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      began.current = first === undefined || length > 1 || isZoomed ? null : { x: first.clientX, y: first.clientY };
    },
    onTouchEnd: ({ changedTouches: { 0: last } }: TouchEvent) => {
      if (began.current === null || last === undefined) return;
      const [x, y] = [last.clientX - began.current.x, last.clientY - began.current.y];
      began.current = null;
      if (Math.abs(x) >= LEAST_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
