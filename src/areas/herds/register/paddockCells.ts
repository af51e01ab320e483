import { grazeSafeOn } from '@domain/animals/withdrawal/grazeSafeOn';
import type { PaddockColumn } from '@domain/animals/registers/registers';
import type { Dated } from '@domain/grazing/records';
import { zoneOf } from '@domain/grazing/time';
import type { DataOf } from '@records/index';
import { dateAt, shortDay } from '@shared/time/ranchTime';
import { inUnit, numberInWords, type Unit } from '@shared/units/units';
import { daysPart, written, type Part } from './registerPart';

/** A treatment of a paddock with what its cells are read from. */
export interface TreatedPaddock extends Dated<DataOf<'paddock_treatment'>> {
  readonly paddock: string;
  /** Of all of the paddock; null: unknown. */
  readonly acres: number | null;
  readonly zone: string | null;
  readonly area: Unit;
}

function rateInWords({ data: { rate, rate_unit: unit } }: TreatedPaddock): string | null {
  return rate === null ? null : `${numberInWords(rate, 2)} ${unit}`.trim();
}

/** What a column of a register says of a treated paddock. */
export const PADDOCK_CELLS: Readonly<Record<PaddockColumn, (treated: TreatedPaddock) => readonly Part[]>> = {
  date: ({ at, zone }) => [{ text: dateAt(at, zone) }],
  paddock: ({ paddock }) => [written(paddock)],
  area: ({ data, acres, area }) => {
    const treated = data.acres ?? acres;
    return [{ text: treated === null ? null : inUnit(treated, area) }];
  },
  product: ({ data }) => [written(data.product)],
  batch: ({ data }) => [written(data.batch)],
  rate: (treated) => [{ text: rateInWords(treated) }],
  whp: ({ data }) => [daysPart(data.graze_days)],
  esi: ({ data }) => [daysPart(data.export_days)],
  safe_to_graze: ({ data, zone }) => {
    const day = grazeSafeOn(data, zoneOf(zone));
    return [{ text: day === null ? null : shortDay(day) }];
  },
};
