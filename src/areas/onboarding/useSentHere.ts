import { useState } from 'react';
import type { RequestState } from '@shared/requestState';

/**
 * Whether what was sent from this step is saved, and what tells that it is sent. The step before saves by the same
 * request, and may have just succeeded.
 */
export function useSentHere({ status }: RequestState): [boolean, () => void] {
  const [isSent, setIsSent] = useState(false);
  return [isSent && status === 'succeeded', () => setIsSent(true)];
}
