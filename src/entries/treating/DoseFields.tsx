import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import type { Timelines } from '@domain/grazing/timelines';
import { t } from '@domain/words';
import { selectTimelines } from '@records/index';
import { knownClasses } from '@records/knownClasses';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { typedFrom } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';
import { labelTyped, plainNumber } from './labelValues';
import { LabelDose } from './LabelDose';
import type { TreatValues } from './treatValues';
import { concernedBy } from './who';

interface DoseFieldsProps {
  herdUuid: string;
  /** ms since 1970. */
  at: number;
  weight: Unit;
}

/** Head and live weight (lb) of those that are treated; null where unknown. */
function treated(herdUuid: string, at: number, values: TreatValues, timelines: Timelines) {
  const { animal, head, tags } = concernedBy(values);
  const classes = knownClasses(herdUuid, at, timelines).filter((each) => animal === null || each.animal === animal);
  const there = classes.reduce((sum, each) => sum + each.head, 0);
  const isWeighed = classes.length > 0 && classes.every(({ average_weight_lb: lb }) => lb !== null);
  const all = classes.reduce((sum, each) => sum + each.head * (each.average_weight_lb ?? 0), 0);
  const count = tags.length > 0 ? tags.length : (head ?? (classes.length > 0 ? there : null));
  return { head: count, lb: isWeighed && there > 0 && count !== null ? (all / there) * count : null };
}

/** The dose for all of them: for each head, or by their weight. Null where the form doesn't say enough. */
function totalOf(
  { head, lb }: ReturnType<typeof treated>,
  { dose, dose_per_lb: per }: ReturnType<typeof labelTyped>,
): number | null {
  const units = per === null ? head : lb === null ? null : lb / per;
  return dose === null || units === null || !Number.isFinite(dose * units) ? null : dose * units;
}

/** The dose, and how much of it was used in all: computed until somebody types it. */
export function DoseFields({ herdUuid, at, weight }: DoseFieldsProps) {
  const { values } = useFormikContext<TreatValues>();
  const timelines = useSelector(selectTimelines);
  const label = labelTyped(values, weight, undefined);
  const total = totalOf(treated(herdUuid, at, values, timelines), label);
  return (
    <>
      <LabelDose weight={weight} />
      <Follow name="total" begins={typedFrom(total === null ? null : Number(total.toFixed(1)), plainNumber)} />
      <Field name="total" label={t`Total`} inputMode="decimal" autoComplete="off" />
    </>
  );
}
