/**
 * Runs in every page before its own scripts: sees when a canvas of the map is drawn, and counts frames and long tasks.
 * Plain JavaScript, since a browser runs it as it stands.
 */
globalThis.mapWatch = (() => {
  const small = document.createElement('canvas');
  Object.assign(small, { width: 64, height: 40 });
  const context = small.getContext('2d', { willReadFrequently: true });

  /** A small picture of a canvas; undefined while there is no canvas or nothing on it. */
  const pictureOf = (selector) => {
    const canvas = document.querySelector(selector);
    if (canvas === null || canvas.width === 0) return undefined;
    context.clearRect(0, 0, small.width, small.height);
    context.drawImage(canvas, 0, 0, small.width, small.height);
    const { data } = context.getImageData(0, 0, small.width, small.height);
    return data.some((value) => value > 0) ? data : undefined;
  };
  const isSame = (one, other) => one !== undefined && one.every((value, index) => value === other[index]);

  const act = ({ selector, value }) => {
    const element = document.querySelector(selector);
    if (value === undefined) element.click();
    else {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  /** Presses something or gives it a value, and says after how many ms a canvas shows another picture. */
  const untilDrawn = (what, selector) =>
    new Promise((resolve) => {
      const before = pictureOf(selector);
      const startedAt = performance.now();
      act(what);
      const look = () => {
        const now = pictureOf(selector);
        if (now !== undefined && !isSame(before, now)) resolve(performance.now() - startedAt);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });

  /** Counts for some ms. */
  const count = (forMs) =>
    new Promise((resolve) => {
      const tasks = [];
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
      observer.observe({ type: 'longtask' });
      let frames = 0;
      const startedAt = performance.now();
      const next = (now) => {
        if (now - startedAt >= forMs) {
          tasks.push(...observer.takeRecords().map((task) => task.duration));
          observer.disconnect();
          resolve({ frames, longestTask: Math.max(0, ...tasks) });
          return;
        }
        frames += 1;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });

  /** How long each press on the map searched for what lies there, ms. */
  const hits = () => performance.getEntriesByName('map hit').map((entry) => entry.duration);

  const isDrawn = (selector) => pictureOf(selector) !== undefined;

  return { act, untilDrawn, isDrawn, count, hits };
})();
