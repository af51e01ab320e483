import { livesAt } from '../grazing/land';
import { DAY_MS, daysBetween } from '../grazing/time';
import { laidOut, type Asked, type Draft, type DraftStep, type LeftOut } from './Draft';
import { endOf, type PlannedStay } from './PlannedStay';
import type { Ground } from './plannedSteps';
import { projectedTimelines } from './projectedTimelines';
import { reasonOf } from './reasonOf';

interface Turn {
  readonly paddockUuids: readonly string[];
  readonly days: number;
}

/** Turns one after the other, each with what the herd will find; those in a paddock that is retired then are left out. */
function draftOf(
  turns: readonly Turn[],
  { herdUuid, from }: Asked,
  ground: Ground,
  plans: readonly PlannedStay[],
  now: number,
): Draft {
  const { lands } = ground.timelines;
  const living: Turn[] = [];
  const gone = new Set<string>();
  let at = from;
  for (const turn of turns) {
    const retired = turn.paddockUuids.filter((uuid) => {
      const land = lands.get(uuid);
      return land === undefined || !livesAt(land, at);
    });
    for (const uuid of retired) gone.add(uuid);
    if (retired.length > 0) continue;
    living.push(turn);
    at += turn.days * DAY_MS;
  }
  const stays = laidOut(living, from).map((turn, index) => ({ ...turn, uuid: `draft-${index + 1}`, herdUuid }));
  const projected = projectedTimelines(ground, [...plans, ...stays], now);
  const steps = stays.map((stay): DraftStep => {
    const own = stay.paddockUuids.flatMap((uuid) => lands.get(uuid) ?? []);
    const coming = { herdUuid, at: stay.at, until: endOf(stay) };
    return { ...stay, reason: reasonOf(own, coming, projected, ground.feed) };
  });
  const leftOut = [...gone].map((paddockUuid): LeftOut => ({ paddockUuid, why: 'retired' }));
  return { steps, leftOut, stopped: null };
}

/**
 * The next moves of a herd by a fixed rotation (docs/grazing.md: planning): the paddocks in the order that was chosen,
 * over and over, for this many days each. What is under its rest target says so in its reason.
 */
export function rotationDraft(
  ground: Ground,
  plans: readonly PlannedStay[],
  asked: Asked,
  { order, days }: { readonly order: readonly string[]; readonly days: number },
  now: number,
): Draft {
  const turns = Array.from({ length: order.length === 0 ? 0 : asked.count }, (_none, index) => ({
    paddockUuids: order.slice(index % order.length, (index % order.length) + 1),
    days,
  }));
  return draftOf(turns, asked, ground, plans, now);
}

/** Days of a stay to a tenth, at least one. */
const tenths = (days: number): number => Math.max(1, Math.round(days * 10)) / 10;

/** A rotation again: the last stays of a herd in paddocks that are over, with their days, from another instant on. */
export function copiedRotation(ground: Ground, plans: readonly PlannedStay[], asked: Asked, now: number): Draft {
  const past = (ground.timelines.stays.get(asked.herdUuid) ?? []).filter(
    ({ off, to, paddockUuids }) => off === null && to <= now && paddockUuids.length > 0,
  );
  const turns = past
    .slice(-asked.count)
    .map(({ paddockUuids, from, to }) => ({ paddockUuids, days: tenths(daysBetween(from, to)) }));
  return draftOf(turns, asked, ground, plans, now);
}
