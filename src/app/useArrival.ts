import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** What keeps the focus while the page beneath changes: what is typed into, and what lies over every page. */
const KEEPERS = 'input, select, textarea, [aria-modal], [aria-modal] *';

/**
 * Moves the focus to the heading of a page, where there is one by now. Whoever types, or has gone on to something else
 * since the page came, is left alone.
 */
function focusHeading(page: HTMLElement, before: Element | null): boolean {
  const heading = page.querySelector('h1');
  const now = document.activeElement;
  const isFree = now === before || now === document.body;
  if (heading !== null && isFree && now?.matches(KEEPERS) !== true) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return heading !== null;
}

/**
 * Takes the person along to each page after the first: its top comes into view and its heading has the focus, which
 * would else be lost with the page before.
 *
 * @param page what the pages are drawn in
 * @returns whether there was a page before this one
 */
export function useArrival(page: RefObject<HTMLElement | null>): boolean {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const seen = useRef(pathname);
  const [first] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (pathname !== first && !hasMoved) setHasMoved(true);
  useEffect(() => {
    if (seen.current === pathname || page.current === null) return undefined;
    seen.current = pathname;
    // On the way back the browser knows where the person was.
    if (!isBack) document.documentElement.scrollTop = 0;
    const root = page.current;
    const before = document.activeElement;
    if (focusHeading(root, before)) return undefined;
    const late = new MutationObserver(() => focusHeading(root, before) && late.disconnect());
    late.observe(root, { childList: true, subtree: true });
    return () => late.disconnect();
  }, [pathname, isBack, page]);
  return hasMoved;
}
