import { useState } from 'react';

/**
 * What there is, or, while it is held, what there was last: an open form outlives the page that it was opened on.
 *
 * @param value always the same object until it changes
 */
export function useLast<Value extends object>(value: Value | null | undefined, isHeld: boolean): Value | null {
  const now = value ?? null;
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? (isHeld ? last : null);
}
