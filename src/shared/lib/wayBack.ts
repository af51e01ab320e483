type Listener = (event: PopStateEvent) => void;

/** Who hears of a way back: the newest of those that hold something unsaved, as a form over a page. */
const listeners: Listener[] = [];
let isOwn = false;

/** To be called before there is a router: of those who listen on a window, the first to come hears first. */
export function watchWayBack(): void {
  window.addEventListener('popstate', (event) => {
    const own = isOwn;
    isOwn = false;
    if (!own) listeners.at(-1)?.(event);
  });
}

/** Goes a way back that the app takes by itself, as when a dialog closes: nobody is asked about it. */
export function goOwnWay(go: () => void): void {
  isOwn = true;
  go();
}

/**
 * Hears of the browser's ways back and forth before the router does, and may keep them from it.
 *
 * @returns what ends it
 */
export function hearWayBack(listener: Listener): () => void {
  listeners.push(listener);
  return () => void listeners.splice(listeners.indexOf(listener), 1);
}
