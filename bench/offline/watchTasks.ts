/** For what the browser still has to tell of a task that has ended. */
const TOLD_WITHIN_MS = 100;

/** Watches the page's own thread from now on. */
export function watchTasks() {
  let longest = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return {
    /** The longest task over 50 ms; 0: there was none. */
    longest: async (): Promise<number> => {
      await new Promise((resolve) => setTimeout(resolve, TOLD_WITHIN_MS));
      note(observer.takeRecords());
      observer.disconnect();
      return longest;
    },
  };
}
