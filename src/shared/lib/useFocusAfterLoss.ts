import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when what had it has left a list: to an element that stays, so that nobody at a keyboard starts
 * again at the top of the page.
 *
 * @returns the ref for that element, which needs a `tabIndex`
 */
export function useFocusAfterLoss(count: number): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) place.current?.focus();
  }, [count]);
  return place;
}
