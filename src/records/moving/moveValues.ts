import type { Said } from '@contract/grazing/said';
import { enteredStay } from '@domain/grazing/enteredStay';
import type { OffPasture } from '@domain/grazing/records';
import type { When } from '@shared/time/useWhen';
import { DAYS, storedFrom, typedNumber } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';
import { added, changed, removed, type Change } from '../group';
import type { DataOf } from '../kinds';
import type { Held } from '../shelves';
import type { HerdNow } from '../useHerds';
import type { OpenMove } from '../useOpenPlans';
import { OFF_NAMES, type NameOf } from '../herdWords';
import { moveData } from './moveData';
import { movedSaid } from './movedSaid';

export interface MoveValues {
  herds: string[];
  /** The id of a paddock, or "off:" and where; empty before anything is chosen. */
  place: string;
  /** Further paddocks, to which the gates are open. */
  gates: string[];
  /** The part of one paddock that is in use, in the person's unit. */
  strip: string;
  when: string;
  /** Of a move of the past: when the stay ended, as far as somebody knows; else empty. */
  until: string;
  planned_days: string;
  note: string;
}

const OFF = 'off:';

const isOff = (value: string): value is OffPasture => Object.hasOwn(OFF_NAMES, value);

/** What of a form says where to. */
export type Places = Pick<MoveValues, 'place' | 'gates'>;

/** What a choice of place stands for. */
export function placeOf({ place, gates }: Places): { paddock_uuids: string[]; off: OffPasture | null } {
  const off = place.startsWith(OFF) ? place.slice(OFF.length) : '';
  if (isOff(off)) return { paddock_uuids: [], off };
  return { paddock_uuids: place === '' ? [] : [place, ...gates.filter((gate) => gate !== place)], off: null };
}

interface Known {
  readonly herds: readonly HerdNow[];
  readonly plans: readonly OpenMove[];
  readonly nameOf: NameOf;
  readonly area: Unit;
  readonly when: When;
  /** All that are written down of a herd. */
  readonly movesOf: (herdUuid: string) => readonly Held<DataOf<'move'>>[];
  /** The photos of a move. */
  readonly photosOf: (moveUuid: string) => readonly Held<DataOf<'photo'>>[];
}

/**
 * What comes with the entry of a stay of the past: gaps that it fills go, whose photos are of the stay from then on, and one
 * begins where nobody knows how it went on.
 */
function aroundOf(
  { herd }: HerdNow,
  stayUuid: string,
  { when: entered, until: left }: MoveValues,
  { when, movesOf, photosOf }: Known,
): Change[] {
  const own = movesOf(herd.uuid);
  const until = left === '' ? null : when.instant(left);
  const { filled, gapAt } = enteredStay(own, { at: when.instant(entered), until });
  const gone = own
    .filter(({ uuid }) => filled.includes(uuid))
    .flatMap((move) => [
      ...photosOf(move.uuid).map((photo) => changed('photo', photo, { subject_uuid: stayUuid })),
      removed('move', move),
    ]);
  const { retired_at } = herd.data;
  const isOver = gapAt === null || (retired_at !== null && Date.parse(retired_at) <= gapAt);
  if (isOver) return gone;
  const gap = moveData({ herd_uuid: herd.uuid, at: new Date(gapAt).toISOString(), off: 'unknown' });
  return [...gone, added('move', gap)];
}

/** The planned move that a move of a herd makes: the first one to the same places. */
export const planMade = <P extends Pick<OpenMove, 'herdUuid' | 'paddockUuids'>>(
  plans: readonly P[],
  herdUuid: string,
  paddockUuids: readonly string[],
): P | undefined =>
  plans.find((plan) => plan.herdUuid === herdUuid && plan.paddockUuids.join() === paddockUuids.join());

/**
 * The moves that a form makes, with what people read of them. A planned move to the same place is made
 * by it, and its days are meant where none are entered.
 */
export function moveOf(values: MoveValues, known: Known): { said: Said; changes: Change[] } {
  const { herds, plans, nameOf, area, when } = known;
  const moved = herds.filter(({ herd }) => values.herds.includes(herd.uuid));
  const { paddock_uuids, off } = placeOf(values);
  const isOne = paddock_uuids.length === 1;
  const { at, clock } = when.timeOf(values.when);
  const changes = moved.map(({ herd }) => {
    const plan = planMade(plans, herd.uuid, paddock_uuids);
    return added(
      'move',
      moveData({
        herd_uuid: herd.uuid,
        at,
        paddock_uuids,
        off,
        strip_acres: isOne ? storedFrom(values.strip, area) : null,
        planned_days: typedNumber(values.planned_days, DAYS) ?? plan?.days ?? null,
        plan_uuid: plan?.uuid ?? null,
        note: values.note.trim(),
      }),
      clock,
    );
  });
  return {
    said: movedSaid(
      moved.map(({ herd, figures: { head } }) => ({ name: herd.data.name, head })),
      { to: paddock_uuids.map(nameOf), off },
    ),
    changes: [...changes, ...moved.flatMap((each, index) => aroundOf(each, changes[index]?.uuid ?? '', values, known))],
  };
}
