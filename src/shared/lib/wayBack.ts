type Listener = (event: PopStateEvent) => void;

let first: Listener | undefined;

/** To be called before there is a router: of those who listen on a window, the first to come hears first. */
export function watchWayBack(): void {
  window.addEventListener('popstate', (event) => first?.(event));
}

/**
 * Hears of the browser's ways back and forth before the router does, and may keep them from it.
 *
 * @returns what ends it
 */
export function hearWayBack(listener: Listener): () => void {
  first = listener;
  return () => {
    if (first === listener) first = undefined;
  };
}
