import type { PersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblems } from '@shared/forms/numberRules';
import { PERCENT, storedAgain, typedFrom } from '@shared/units/typedNumbers';
import { thresholdUnit } from './thresholdUnit';

type Data = DataOf<'trigger'>;

/** What the form of a trigger holds. */
export interface TriggerValues extends Pick<Data, 'name' | 'on_day' | 'indicator' | 'side' | 'action' | 'note'> {
  from_day: string;
  to_day: string;
  threshold: string;
  animal: Data['animal'] | '';
  head_percent: string;
}

export const NO_TRIGGER: TriggerValues = {
  name: '',
  on_day: '',
  indicator: 'rain_percent',
  from_day: '',
  to_day: '',
  threshold: '',
  side: 'below',
  action: '',
  animal: '',
  head_percent: '',
  note: '',
};

/** The trigger that a form makes. A number that is none is NaN, which the rules refuse. */
export function triggerTyped(values: TriggerValues, units: PersonsUnits, before: Data | undefined): Data {
  const isRain = values.indicator === 'rain_percent';
  const was = before?.indicator === values.indicator ? before.threshold : undefined;
  return {
    ...values,
    name: values.name.trim(),
    from_day: isRain && values.from_day !== '' ? values.from_day : null,
    to_day: isRain && values.to_day !== '' ? values.to_day : null,
    threshold: storedAgain(values.threshold, thresholdUnit(values.indicator, units), was) ?? NaN,
    action: values.action.trim(),
    animal: values.animal === '' ? null : values.animal,
    head_percent: storedAgain(values.head_percent, PERCENT, before?.head_percent),
    retired_at: before?.retired_at ?? null,
    note: values.note.trim(),
  };
}

export function triggerAsTyped({ retired_at: _retired, ...data }: Data, units: PersonsUnits): TriggerValues {
  return {
    ...data,
    from_day: data.from_day ?? '',
    to_day: data.to_day ?? '',
    threshold: typedFrom(data.threshold, thresholdUnit(data.indicator, units)),
    animal: data.animal ?? '',
    head_percent: typedFrom(data.head_percent, PERCENT),
  };
}

/** What is wrong with the numbers, in the person's units. */
export const triggerProblems = (
  { threshold, head_percent, indicator }: TriggerValues,
  units: PersonsUnits,
): Partial<Record<string, string>> =>
  numberProblems(
    { threshold, head_percent },
    {
      threshold: recordNumber('trigger', 'threshold', thresholdUnit(indicator, units)),
      head_percent: recordNumber('trigger', 'head_percent', PERCENT),
    },
  );
