import type { Figure } from './figure';
import type { Land } from './land';
import { takenFrom } from './paddockFigures';
import { forageTaken, grazingDays } from './presence';
import type { Period } from './seasons';
import { classesAt } from './stays';
import type { Timelines } from './timelines';
import { headOf } from './transfer';

/** A stay in one paddock, with what it took there within a period. Instants are ms since 1970. */
export interface PaddockStay {
  readonly key: string;
  readonly herdUuid: string;
  /** The moves that began it and continue it. */
  readonly moveUuids: readonly string[];
  readonly from: number;
  /** Null while it lasts. */
  readonly to: number | null;
  /** At its end, or now; null where nobody has counted. */
  readonly head: number | null;
  readonly days: number;
  readonly ad: Figure;
  readonly ada: Figure;
}

/** The stays in a paddock that touch a period, the latest first. */
export function paddockStays(land: Land, timelines: Timelines, period: Period): PaddockStay[] {
  const { standard, states, visits } = timelines;
  return (visits.get(land.uuid) ?? [])
    .filter(({ from, to }) => from <= period.until && to >= period.since)
    .map((visit) => {
      const { stay, from, to } = visit;
      const isOver = to <= period.until;
      const classes = classesAt(states.byHerd.get(stay.herdUuid) ?? [], isOver ? to - 1 : period.until);
      const { ad, ada } = takenFrom(forageTaken([visit], period, standard), land.acres, standard.intakeLb, land.uuid);
      return {
        key: `${stay.moves[0]?.uuid ?? ''} ${from}`,
        herdUuid: stay.herdUuid,
        moveUuids: stay.moves.map(({ uuid }) => uuid),
        from,
        to: isOver ? to : null,
        head: headOf(classes),
        days: grazingDays([visit], period),
        ad,
        ada,
      };
    })
    .reverse();
}
