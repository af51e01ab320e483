import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblems } from '@shared/forms/numberRules';
import { PERCENT, storedAgain, typedFrom, type Typed } from '@shared/units/typedNumbers';

type Data = DataOf<'demand'>;

/** A demand as it is typed, and the preset that was picked. */
export type DemandValues = Record<keyof Data | 'preset', string>;

/** @param weight the person's unit of weight */
export const demandAsTyped = (data: Data, weight: Typed): DemandValues => ({
  ...data,
  herd_uuid: data.herd_uuid ?? '',
  dmd_lb: typedFrom(data.dmd_lb, weight),
  dmd_percent: typedFrom(data.dmd_percent, PERCENT),
  preset: '',
});

/** The demand of what was typed. A number that is none is NaN, which the rules refuse. */
export const demandTyped = (values: DemandValues, weight: Typed, before: Data | undefined): Data => ({
  // The choices of the fields are the classes and the exemptions.
  animal: values.animal as Data['animal'],
  herd_uuid: values.herd_uuid === '' ? null : values.herd_uuid,
  starts_on: values.starts_on,
  stage: values.stage.trim(),
  dmd_lb: storedAgain(values.dmd_lb, weight, before?.dmd_lb),
  dmd_percent: storedAgain(values.dmd_percent, PERCENT, before?.dmd_percent),
  exempt: values.exempt as Data['exempt'],
  source: values.source.trim(),
});

/** What is wrong with the numbers that were typed. */
export const demandProblems = ({ dmd_lb, dmd_percent }: DemandValues, weight: Typed) =>
  numberProblems(
    { dmd_lb, dmd_percent },
    {
      dmd_lb: recordNumber('demand', 'dmd_lb', weight),
      dmd_percent: recordNumber('demand', 'dmd_percent', PERCENT),
    },
  );
