import { isKnown } from '../grazing/figure';
import { livesAt, type Land } from '../grazing/land';
import { closedWithin, type MarkData } from '../grazing/marks';
import { byText, type Entry } from '../grazing/records';
import { collator } from '../language/language';
import { DAY_MS, datesOf, zoneOf } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import type { Asked, Draft, DraftStep, LeftOut, Stopped } from './Draft';
import { endOf, type PlannedStay } from './PlannedStay';
import { placeThen } from './placeThen';
import type { Ground } from './plannedSteps';
import { projectedTimelines } from './projectedTimelines';
import { reasonOf } from './reasonOf';

export interface AdaptiveRule {
  /** Days in each paddock; null: for as long as its feed lasts. */
  readonly fixedDays: number | null;
  /** Days in one paddock at most; also those of a paddock whose feed nobody knows. Null: no limit. */
  readonly mostDays: number | null;
  /** Whether a paddock may hold another herd at the same time. */
  readonly isSharing: boolean;
  /** Paddocks that are marked as closed on a day of the stay are passed over. */
  readonly marks: readonly Entry<MarkData>[];
}

interface Setting {
  readonly projected: Timelines;
  readonly ground: Ground;
  readonly rule: AdaptiveRule;
  readonly herdUuid: string;
  readonly at: number;
}

/** Whole days that a herd would stay, at least one; null where there is no feed for a day; undefined where nobody knows. */
function daysOf(land: Land, { projected, ground, rule, herdUuid, at }: Setting): number | null | undefined {
  const { fixedDays, mostDays } = rule;
  const { feedDays } = reasonOf([land], { herdUuid, at, until: at + DAY_MS }, projected, ground.feed);
  const known = feedDays !== null && isKnown(feedDays) ? feedDays : undefined;
  if (known !== undefined && known < 1) return null;
  if (fixedDays !== null) return fixedDays;
  if (known === undefined) return mostDays ?? undefined;
  return Math.min(Math.floor(known), mostDays ?? Infinity);
}

function isClosed(land: Land, days: number, { projected, rule, at }: Setting): boolean {
  const zone = zoneOf(projected.records.ranch.time_zone);
  return closedWithin(rule.marks, land, datesOf(zone, at, endOf({ at, days }))) !== undefined;
}

/** Where the herd is until then, or was last: it does not go there again at once. */
function leftBy({ projected, herdUuid, at }: Setting): readonly string[] {
  const stays = projected.stays.get(herdUuid) ?? [];
  return stays.findLast((stay) => stay.from < at && stay.off === null)?.paddockUuids ?? [];
}

/** The paddocks by what speaks for them: rest target reached first, never grazed before grazed, most rest next. */
function inOrderOfRest(setting: Setting): Land[] {
  const { projected, herdUuid, at } = setting;
  const left = leftBy(setting);
  const names = new Map(projected.records.paddocks.map(({ uuid, data }) => [uuid, data.name]));
  const nameOf = (uuid: string) => names.get(uuid) ?? '';
  return [...projected.lands.values()]
    .filter((land) => land.parentUuid === null && livesAt(land, at) && !left.includes(land.uuid))
    .map((land) => {
      const { isReached, restDays } = placeThen(land, { herdUuid, at, until: at }, projected);
      return { land, isReached, rest: restDays ?? (isReached ? Infinity : -1) };
    })
    .sort(
      (one, other) =>
        Number(other.isReached) - Number(one.isReached) ||
        (one.rest === other.rest ? 0 : other.rest - one.rest) ||
        collator.compare(nameOf(one.land.uuid), nameOf(other.land.uuid)) ||
        byText(one.land.uuid, other.land.uuid),
    )
    .map(({ land }) => land);
}

/**
 * The first paddock in that order that has feed, is open, and is only the herd's unless sharing is asked for; else why
 * there is none.
 */
function nextStep(setting: Setting, name: string, leftOut: Map<string, LeftOut>): DraftStep | Stopped['why'] {
  const { projected, ground, rule, herdUuid, at } = setting;
  let why: Stopped['why'] = 'none_free';
  for (const land of inOrderOfRest(setting)) {
    const days = daysOf(land, setting);
    if (days === undefined) {
      leftOut.set(land.uuid, { paddockUuid: land.uuid, why: 'feed_not_known' });
      why = 'feed_not_known';
    }
    if (days === undefined || days === null) continue;
    const step = { uuid: name, herdUuid, paddockUuids: [land.uuid], at, days };
    const reason = reasonOf([land], { herdUuid, at, until: endOf(step) }, projected, ground.feed);
    const isFree = reason.withHerdUuids.length === 0 || rule.isSharing;
    if (isFree && livesAt(land, endOf(step) - 1) && !isClosed(land, days, setting)) return { ...step, reason };
  }
  return why;
}

/**
 * The next moves of a herd by the adaptive rule (docs/grazing.md: planning): each time the paddock whose rest target is
 * reached and that has the most rest, with feed for a day at least. A paddock under its target comes only where no ready
 * one is to be had, and its reason says so. The same input gives the same draft.
 *
 * @param plans those that no move has made yet, of all herds
 */
export function adaptiveDraft(
  ground: Ground,
  plans: readonly PlannedStay[],
  { herdUuid, from, count }: Asked,
  rule: AdaptiveRule,
  now: number,
): Draft {
  const steps: DraftStep[] = [];
  const leftOut = new Map<string, LeftOut>();
  let at = from;
  while (steps.length < count) {
    const projected = projectedTimelines(ground, [...plans, ...steps], now);
    const step = nextStep({ projected, ground, rule, herdUuid, at }, `draft-${steps.length + 1}`, leftOut);
    if (typeof step === 'string') return { steps, leftOut: [...leftOut.values()], stopped: { at, why: step } };
    steps.push(step);
    at = endOf(step);
  }
  return { steps, leftOut: [...leftOut.values()], stopped: null };
}
