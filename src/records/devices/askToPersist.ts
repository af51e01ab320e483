let isAsked = false;

/** Asks the browser once a start to keep what is on this device, also when its storage runs low. Some ask the person. */
export function askToPersist(): void {
  if (isAsked) return;
  isAsked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
