import { mapFigure, missing, sum, type Figure } from './figure';
import { demandAt, weightAt, type HerdClass, type Standard } from './herdClass';
import type { Entry, HerdData } from './records';
import { classesAt, stayAt, type Stay } from './stays';
import { DAY_MS, daysBetween } from './time';
import type { Timelines } from './timelines';
import { headOf } from './transfer';

export interface HerdFigures {
  readonly uuid: string;
  readonly isRetired: boolean;
  readonly classes: readonly HerdClass[] | null;
  readonly head: Figure;
  /** Of all animals, lb. */
  readonly liveWeightLb: Figure;
  /** Mean by head, lb; lacks the weight while there are no animals. */
  readonly averageWeightLb: Figure;
  /** lb of dry matter a day. */
  readonly dailyDemandLb: Figure;
  /** Animal units: daily demand / standard intake. */
  readonly au: Figure;
  /** Where it is; null before its first move and once it is retired. */
  readonly stay: Stay | null;
  /** Days since its move-in. */
  readonly days: number | null;
  /** When it is planned out (an instant): the move-in and the planned days of the stay's latest move that names them. */
  readonly plannedOut: number | null;
}

function ofClasses(
  classes: readonly HerdClass[] | null,
  uuid: string,
  by: (animals: HerdClass) => number | null,
): Figure {
  if (classes === null) return missing('head', uuid);
  return sum(classes.map((animals) => by(animals) ?? missing('weight', uuid)));
}

function liveWeight(classes: readonly HerdClass[] | null, uuid: string, at: number, { zone }: Standard): Figure {
  return ofClasses(classes, uuid, (animals) => {
    if (animals.head === 0) return 0;
    const each = weightAt(animals, at, zone);
    return each === null ? null : each * animals.head;
  });
}

/** Daily demand of a herd's classes at an instant, lb of dry matter. */
const demandOfHerd = (classes: readonly HerdClass[] | null, uuid: string, at: number, standard: Standard): Figure =>
  ofClasses(classes, uuid, (animals) => demandAt(animals, at, standard));

const plannedOutOf = ({ moves }: Stay, asOf: number): number | null => {
  const planned = moves.findLast(({ at, data }) => at <= asOf && data.planned_days !== null);
  return planned === undefined ? null : planned.at + (planned.data.planned_days ?? 0) * DAY_MS;
};

/** What a herd is and where, at an instant. */
export function herdFigures({ uuid, data }: Entry<HerdData>, timelines: Timelines, at: number): HerdFigures {
  const { standard, states, stays } = timelines;
  const classes = classesAt(states.byHerd.get(uuid) ?? [], at);
  const head = headOf(classes);
  const dailyDemandLb = demandOfHerd(classes, uuid, at, standard);
  const liveWeightLb = liveWeight(classes, uuid, at, standard);
  const stay = stayAt(stays.get(uuid), at);
  return {
    uuid,
    isRetired: data.retired_at !== null && Date.parse(data.retired_at) <= at,
    classes,
    head: head ?? missing('head', uuid),
    liveWeightLb,
    averageWeightLb: head === 0 ? missing('weight', uuid) : mapFigure(liveWeightLb, (lb) => lb / (head ?? 1)),
    dailyDemandLb,
    au: mapFigure(dailyDemandLb, (lb) => lb / standard.intakeLb),
    stay,
    days: stay === null ? null : daysBetween(stay.from, at),
    plannedOut: stay === null ? null : plannedOutOf(stay, at),
  };
}
