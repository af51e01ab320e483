/**
 * Runs in a page before its own scripts: the browser counts as idle from when that is said, keys are kept with their times,
 * and what happens to the copy is marked. Plain JavaScript, since a browser runs it as it stands.
 */
globalThis.saveWatch = (() => {
  const held = [];
  let isHeld = true;
  const whenIdle = globalThis.requestIdleCallback.bind(globalThis);
  globalThis.requestIdleCallback = (work, options) => (isHeld ? held.push(work) : whenIdle(work, options));
  /**
   * When the page was told that it is idle, when the browser believed it (while somebody types that takes a while), and
   * when the first block of a copy was written, the first one after a person had typed, and the head.
   */
  const marked = {};
  const waiting = [];
  const mark = (what) => {
    marked[what] ??= performance.mark(what).startTime;
    for (const { isFor, go } of waiting) if (isFor === what) go();
  };
  /** Resolves as soon as that is marked. */
  const until = (what) =>
    marked[what] === undefined ? new Promise((go) => waiting.push({ isFor: what, go })) : undefined;
  const beIdle = () => {
    isHeld = false;
    mark('idle');
    for (const work of held) {
      whenIdle((deadline) => {
        mark('woken');
        work(deadline);
      });
    }
  };

  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (this.name === 'blocks') mark(marked.typed === undefined ? 'begun' : 'again');
    else if (this.name === 'heads' && marked.begun !== undefined) mark('ended');
    return put.apply(this, given);
  };

  const keys = [];
  const note = (list) => keys.push(...list.getEntriesByName('keydown'));
  // What is shown within 16 ms is not told.
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 });

  /** The slowest key of those that were under way between two marks, ms from the key to the picture. */
  const slowestKey = (from, to) =>
    Math.max(
      0,
      ...keys
        .filter(({ startTime, duration }) => startTime + duration >= marked[from] && startTime <= marked[to])
        .map(({ duration }) => duration),
    );

  return { beIdle, mark, marked, until, slowestKey };
})();
