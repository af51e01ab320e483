import { beginAsking } from './mayLeave';
import { hearWayBack } from './wayBack';

/** The link of a click that leads away by the browser's or the router's own doing, to another page of this site. */
function wayOut({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  if (link === null || opensElsewhere || link.target !== '' || link.hasAttribute('download')) return undefined;
  const isHere = link.pathname + link.search === location.pathname + location.search;
  return link.href !== '' && link.origin === location.origin && !isHere ? link : undefined;
}

/** The place of an entry of the history, as the router numbers them. */
function placeOf(state: unknown): number | undefined {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof place === 'number' ? place : undefined;
}

/**
 * Asks before the page is closed or left, by a link or by the browser's way back, from now on.
 *
 * @param ask puts the question to the person, and goes on where they say yes. A page that is closed can only be asked
 *   about by the browser, in its own words.
 * @returns what ends the asking
 */
export function beforeLeaving(ask: (goOn: () => void) => void): () => void {
  const end = new AbortController();
  // The router hears of a click too, and must not before the person has answered.
  const first = { capture: true, signal: end.signal };
  const here = placeOf(history.state);
  /** Whether the next way out is one that the person has said yes to. */
  let isAnswered = false;
  const onClick = (event: MouseEvent) => {
    const link = isAnswered ? undefined : wayOut(event);
    if (link === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      isAnswered = true;
      link.click();
      isAnswered = false;
    });
  };
  const onWayBack = (event: PopStateEvent) => {
    const there = placeOf(event.state);
    if (here === undefined || there === undefined) return;
    if (isAnswered && there !== here) {
      isAnswered = false;
      return;
    }
    event.stopImmediatePropagation();
    if (there === here) return;
    // The browser has gone already: it comes back, and goes again where the person says yes.
    history.go(here - there);
    ask(() => {
      isAnswered = true;
      history.go(there - here);
    });
  };
  window.addEventListener('beforeunload', (event) => event.preventDefault(), first);
  document.addEventListener('click', onClick, first);
  const endWayBack = hearWayBack(onWayBack);
  const endAsking = beginAsking(ask);
  return () => {
    end.abort();
    endWayBack();
    endAsking();
  };
}
