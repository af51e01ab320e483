/**
 * Ends this turn of the browser and goes on in the next: keys and taps that wait are answered in between. A timer would
 * be slowed down in a tab that nobody looks at.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
