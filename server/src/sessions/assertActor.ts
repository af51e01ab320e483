import { actorOf } from '@contract/people/actorOf';
import type { FastifyRequest } from 'fastify';
import { otherPerson } from '../http/refusals';
import type { SignedIn } from './sessionsTable';

/**
 * A page that another tab's sign-in has passed by goes out with the cookie of somebody else: where its query names an
 * `actor`, that has to be who is signed in. Throws 409.
 */
export function assertActor({ query }: FastifyRequest, { uuid, masqueraded_by_email }: SignedIn): void {
  const { actor } = query as { actor?: unknown };
  if (actor !== undefined && actor !== actorOf({ uuid, masqueraded_by: masqueraded_by_email })) throw otherPerson();
}
