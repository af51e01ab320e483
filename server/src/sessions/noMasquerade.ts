import { notAllowed } from '../http/refusals';
import type { SignedIn } from './sessionsTable';

/** What only the person may do, and no admin who acts for them. Throws 403 with that sentence. */
export function assertNoMasquerade({ masqueraded_by }: SignedIn, sentence: string): void {
  if (masqueraded_by !== null) throw notAllowed(sentence);
}
