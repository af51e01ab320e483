import { useSelector } from 'react-redux';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { nameOf as nameOfMember, selectIsTeamLoaded, selectTeam } from '@features/team';
import { dayAt } from '@shared/time/ranchTime';
import { useNames } from '../useHerds';
import type { OpenMove } from '../useOpenPlans';
import { useRanchView } from '../useRanchView';
import styles from './MoveForm.module.css';

/** Who wrote a plan, as a sentence begins: "You", "Walt Hansen". */
function usePlanner(): (plan: OpenMove) => string {
  const team = useSelector(selectTeam);
  const isTeamLoaded = useSelector(selectIsTeamLoaded);
  const { userUuid } = useRanchView();
  return ({ plannedBy, isWaiting }) => {
    if (isWaiting || plannedBy === userUuid) return t`You`;
    const member = team.find(({ uuid }) => uuid === plannedBy);
    if (member !== undefined) return nameOfMember(member);
    return isTeamLoaded ? t`A former member` : t`Someone`;
  };
}

interface PlannedMovesProps {
  /** The next plan of each herd that moves. */
  plans: readonly OpenMove[];
  /** Whether it must be said of which herd each is. */
  isOfSeveral: boolean;
}

/** What somebody has planned for the herds that move: who, where to and for which day, each said once. */
export function PlannedMoves({ plans, isOfSeveral }: PlannedMovesProps) {
  const nameOf = useNames();
  const plannerOf = usePlanner();
  const { zone, now } = useRanchView();
  const herdsOf = new Map<string, string[]>();
  for (const plan of plans) {
    const planner = plannerOf(plan);
    const paddocks = listed(plan.paddockUuids.map(nameOf));
    const day = dayAt(plan.at, zone, now);
    const words = t`${planner} planned ${paddocks} for ${day}`;
    herdsOf.set(words, [...(herdsOf.get(words) ?? []), nameOf(plan.herdUuid)]);
  }
  return (
    <div role="status" className={styles.planned}>
      {[...herdsOf].map(([words, herds]) => (
        <p key={words}>{isOfSeveral ? `${listed(herds)}: ${words}` : words}</p>
      ))}
    </div>
  );
}
