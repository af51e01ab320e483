import type { OwnAct } from '@contract/http/reasons';
import { onlyThePerson } from '../http/refusals';
import type { SignedIn } from './sessionsTable';

/** What only the person may do, and no admin who acts for them. Throws 403. */
export function assertNoMasquerade({ masqueraded_by }: SignedIn, act: OwnAct): void {
  if (masqueraded_by !== null) throw onlyThePerson(act);
}
