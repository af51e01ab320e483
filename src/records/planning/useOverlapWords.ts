import { listed } from '@domain/language/language';
import { planOverlaps } from '@domain/planning/planOverlaps';
import { endOf, type PlannedStay } from '@domain/planning/PlannedStay';
import { t } from '@domain/words';
import { dayAt } from '@shared/time/ranchTime';
import { useNames } from '../useHerds';
import { useOpenPlans } from '../useOpenPlans';
import { useRanchView } from '../useRanchView';

/** As many are named. */
const NAMED_MAX = 3;

/** What is planned at the same time as a plan, for its herd or in its paddocks, in sentences. They hold nothing up. */
export function useOverlapWords(): (plan: PlannedStay) => readonly string[] {
  const plans = useOpenPlans();
  const nameOf = useNames();
  const { zone, now } = useRanchView();
  return (plan) => {
    const all = planOverlaps(plan, plans);
    const words = all.slice(0, NAMED_MAX).map(({ plan: { herdUuid, paddockUuids, at, days } }) => {
      const [herd, paddocks] = [nameOf(herdUuid), listed(paddockUuids.map(nameOf))];
      const [from, to] = [dayAt(at, zone, now), dayAt(endOf({ at, days }), zone, now)];
      return t`Overlaps with another plan: ${herd} in ${paddocks}, ${from} to ${to}.`;
    });
    const more = all.length - words.length;
    return more > 0 ? [...words, t`And ${more} more.`] : words;
  };
}
