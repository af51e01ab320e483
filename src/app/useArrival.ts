import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** What keeps the focus while the page beneath changes: what is typed into, and what lies over every page. */
const KEEPERS = 'input, select, textarea, [aria-modal], [aria-modal] *';

/**
 * Takes the person along to each page after the first: its top comes into view and its heading has the focus, which
 * would else be lost with the page before. A heading that is drawn in place of that one, once the page has what it asked
 * for, takes the focus over. A person who types, or has gone on to something else, is left alone.
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
    let free = document.activeElement;
    let heading: HTMLElement | null = null;
    const lead = () => {
      const current = root.querySelector('h1');
      if (current === null || current === heading) return;
      heading = current;
      const now = document.activeElement;
      const isFree = now === free || now === document.body;
      free = document.body;
      if (!isFree || now?.matches(KEEPERS) === true) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    lead();
    const changes = new MutationObserver(lead);
    changes.observe(root, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [pathname, isBack, page]);
  return hasMoved;
}
