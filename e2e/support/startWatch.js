/**
 * Runs in a page before its own scripts: tells when something was there, and the first contentful paint, in ms since the
 * navigation began. Plain JavaScript, since a browser runs it as it stands.
 */
globalThis.startWatch = (selector) =>
  new Promise((resolve) => {
    let there;
    const next = () => {
      if (there === undefined && document.querySelector(selector) !== null) there = performance.now();
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (there === undefined || paint === undefined) requestAnimationFrame(next);
      else resolve({ there, firstPaint: paint.startTime });
    };
    requestAnimationFrame(next);
  });
