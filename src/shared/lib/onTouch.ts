const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls back with each touch of the page, by pointer or key, until the returned function is called. */
export function onTouch(hear: () => void): () => void {
  const ended = new AbortController();
  for (const type of TOUCHES) addEventListener(type, hear, { signal: ended.signal, capture: true, passive: true });
  return () => ended.abort();
}
