import type { KeyboardEvent } from 'react';

/** Whether a key is Enter, which then doesn't send the form. */
export function takesEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false;
  event.preventDefault();
  return true;
}
