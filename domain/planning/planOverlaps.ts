import { endOf, type PlannedStay } from './PlannedStay';

/** Plans that share less than that are one after the other, ms. */
const SHARED_MS = 3_600_000;

/** Another plan at the same time. */
export interface Overlap {
  readonly plan: PlannedStay;
  /** `herd`: a herd cannot be in two places. `paddock`: another herd is planned in a paddock of the plan. */
  readonly what: 'herd' | 'paddock';
}

/**
 * The plans that are at the same time as one, as they are planned: of its herd, and of other herds in a paddock of it. By
 * time. They are a warning: two herds may be meant to graze together.
 */
export function planOverlaps(plan: PlannedStay, plans: readonly PlannedStay[]): Overlap[] {
  const [from, to] = [plan.at, endOf(plan)];
  return plans
    .filter(
      ({ uuid, at, days }) => uuid !== plan.uuid && Math.min(to, endOf({ at, days })) - Math.max(from, at) >= SHARED_MS,
    )
    .sort((one, other) => one.at - other.at)
    .flatMap((other): Overlap[] => {
      if (other.herdUuid === plan.herdUuid) return [{ plan: other, what: 'herd' }];
      const isShared = other.paddockUuids.some((uuid) => plan.paddockUuids.includes(uuid));
      return isShared ? [{ plan: other, what: 'paddock' }] : [];
    });
}
