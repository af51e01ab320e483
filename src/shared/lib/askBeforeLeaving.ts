import { beginAsking, mayLeave } from './mayLeave';
import { hearWayBack } from './wayBack';

/** Where a click leads by the browser's or the router's own doing, when that is another page of this site. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  if (link === null || opensElsewhere || link.target !== '' || link.hasAttribute('download')) return false;
  const isHere = link.pathname + link.search === location.pathname + location.search;
  return link.href !== '' && link.origin === location.origin && !isHere;
}

/** The place of an entry of the history, as the router numbers them. */
function placeOf(state: unknown): number | undefined {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof place === 'number' ? place : undefined;
}

/**
 * Asks before the page is closed or left, by a link or by the browser's way back, from now on.
 *
 * @returns what ends the asking
 */
export function askBeforeLeaving(): () => void {
  const end = new AbortController();
  // The router hears of a click too, and must not before the person has answered.
  const first = { capture: true, signal: end.signal };
  const here = placeOf(history.state);
  const onClick = (event: MouseEvent) => {
    if (!leadsAway(event) || mayLeave()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onWayBack = (event: PopStateEvent) => {
    const there = placeOf(event.state);
    if (here === undefined || there === undefined) return;
    if (there !== here && mayLeave()) return;
    event.stopImmediatePropagation();
    if (there !== here) history.go(here - there);
  };
  window.addEventListener('beforeunload', (event) => event.preventDefault(), first);
  document.addEventListener('click', onClick, first);
  const endWayBack = hearWayBack(onWayBack);
  const endAsking = beginAsking();
  return () => {
    end.abort();
    endWayBack();
    endAsking();
  };
}
