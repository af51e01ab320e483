/**
 * Runs in a page before its own scripts: the browser counts as idle from when that is said, and long tasks and keys are
 * kept with their times. Plain JavaScript, since a browser runs it as it stands.
 */
globalThis.saveWatch = (() => {
  const held = [];
  let isHeld = true;
  const whenIdle = globalThis.requestIdleCallback.bind(globalThis);
  globalThis.requestIdleCallback = (work, options) => (isHeld ? held.push(work) : whenIdle(work, options));
  /** When the page was told that it is idle, and when the first block and the head of the copy were written. */
  const written = {};
  const beIdle = () => {
    isHeld = false;
    written.idle = performance.now();
    for (const work of held) whenIdle(work);
  };

  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    const { name } = this;
    if (name === 'blocks') written.begun ??= performance.now();
    else if (name === 'heads') written.ended ??= performance.now();
    return put.apply(this, given);
  };

  const entries = [];
  const note = (list) => entries.push(...list.getEntries());
  new PerformanceObserver(note).observe({ type: 'longtask' });
  // What is shown within 16 ms is not told.
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 });

  /** The longest of those that were under way in a time, ms; 0: there was none that the browser tells of. */
  const longest = (isMeant, from, to) =>
    Math.max(
      0,
      ...entries
        .filter((entry) => isMeant(entry) && entry.startTime + entry.duration >= from && entry.startTime <= to)
        .map(({ duration }) => duration),
    );
  const longestIn = (from, to) => ({
    key: longest(({ name }) => name === 'keydown', from, to),
    task: longest(({ entryType }) => entryType === 'longtask', from, to),
  });

  return { beIdle, written, longestIn };
})();
