import { Sum, type Figure } from './figure';
import type { HerdFigures } from './herdFigures';
import { takenFrom, type Taken } from './paddockFigures';
import type { PaddockSums } from './paddockSums';
import type { Timelines } from './timelines';

/** Sums over the paddocks without a parent, retired ones too; acres of those that live at the end of the period. */
export interface RanchFigures {
  readonly paddocks: number;
  readonly acres: Figure;
  readonly gross: Taken;
  readonly net: Taken;
  readonly forageLeftLb: Figure;
  /** Feed eaten that counts as dry in net figures and what is left, since its dry matter is unknown. */
  readonly eatenWithoutDryLb: Figure;
  /** Head of the ranch's own animals; herds of others graze but are not counted. */
  readonly head: Figure;
  /** Daily demand of all herds, lb. */
  readonly dailyDemandLb: Figure;
}

/** The figures of a ranch from those of its paddocks and herds. Net is clamped by paddock, never over the ranch. */
export function ranchFigures(
  { living, acres, grossLb, netLb, forageLeftLb, eatenWithoutDryLb }: PaddockSums,
  herds: ReadonlyMap<string, HerdFigures>,
  { standard, records }: Timelines,
): RanchFigures {
  const [head, dailyDemand] = [new Sum(), new Sum()];
  for (const { uuid, data } of records.herds) {
    const figures = herds.get(uuid);
    if (figures === undefined || figures.isRetired) continue;
    if (data.ours) head.add(figures.head);
    dailyDemand.add(figures.dailyDemandLb);
  }
  return {
    paddocks: living,
    acres,
    gross: takenFrom(grossLb, acres, standard.intakeLb, ''),
    net: takenFrom(netLb, acres, standard.intakeLb, ''),
    forageLeftLb,
    eatenWithoutDryLb,
    head: head.figure,
    dailyDemandLb: dailyDemand.figure,
  };
}
