import type { Membership } from '../db/memberships';
import { notFound } from '../http/refusals';

/**
 * Whoever belongs to a ranch may see its team and its subscription. To everyone else the ranch does not exist, so
 * that nobody learns which ones do.
 */
export function assertBelongs(membership: Membership | undefined): asserts membership is Membership {
  if (membership === undefined) throw notFound();
}
