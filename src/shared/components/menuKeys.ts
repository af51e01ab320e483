import type { KeyboardEvent } from 'react';

/** The next entry that begins with a letter, after the one that has the focus and round the end. */
function nextFor(letter: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const inOrder = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return inOrder.find(({ textContent }) => textContent?.toLowerCase().startsWith(letter));
}

/** The entry of an open menu that a key leads to; undefined for a key that leads nowhere. */
export function entryFor(event: KeyboardEvent, all: readonly HTMLElement[]): HTMLElement | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  const at = all.findIndex((entry) => entry === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key];
  if (to !== undefined) return all.at(to % all.length);
  const isLetter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  return isLetter ? nextFor(key.toLowerCase(), all, at) : undefined;
}
