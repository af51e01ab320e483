/** How long a browser that can't say when it is idle gets, in ms. */
const A_WHILE_MS = 2_000;

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Resolves once the page has loaded and the browser has nothing to do for it: what can wait begins then. */
export async function untilIdle(): Promise<void> {
  await loaded();
  await new Promise<void>((resolve) => {
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, A_WHILE_MS);
  });
}
