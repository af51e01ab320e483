import { DAY_MS } from '../grazing/time';
import { byText } from '../grazing/records';

/** A planned move that no move has made yet: where a herd is to go, when, and for how long. */
export interface PlannedStay {
  readonly uuid: string;
  readonly herdUuid: string;
  readonly paddockUuids: readonly string[];
  /** ms since 1970. */
  readonly at: number;
  readonly days: number;
}

/** When a planned stay is to end, ms since 1970. */
export const endOf = ({ at, days }: Pick<PlannedStay, 'at' | 'days'>): number => at + days * DAY_MS;

/** Planned stays by herd, each herd's in the order in which they come. */
export function sequencesOf<P extends PlannedStay>(plans: readonly P[]): Map<string, P[]> {
  const byHerd = new Map<string, P[]>();
  for (const plan of [...plans].sort((one, other) => one.at - other.at || byText(one.uuid, other.uuid))) {
    const own = byHerd.get(plan.herdUuid);
    if (own === undefined) byHerd.set(plan.herdUuid, [plan]);
    else own.push(plan);
  }
  return byHerd;
}
