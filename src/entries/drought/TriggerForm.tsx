import { useFormikContext } from 'formik';
import { ANIMALS } from '@contract/grazing/animals';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { INDICATOR_NAMES, SIDE_NAMES } from '@records/evidenceWords';
import { ANIMAL_NAMES } from '@records/herdWords';
import type { DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { DayOfYearField } from '@shared/forms/DayOfYearField';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import type { EntryFormProps } from '../entryForm';
import { optionsOf } from '../inWords';
import { thresholdUnit } from './thresholdUnit';
import { NO_TRIGGER, triggerAsTyped, triggerProblems, triggerTyped, type TriggerValues } from './triggerValues';

const ANIMAL_OPTIONS = ANIMALS.map((value) => ({ value, label: ANIMAL_NAMES[value] }));

function Looked() {
  const { values } = useFormikContext<TriggerValues>();
  const units = usePersonsUnits();
  const { name } = thresholdUnit(values.indicator, units);
  return (
    <>
      <Select name="indicator" label={t`What is looked at`} options={optionsOf(INDICATOR_NAMES)} />
      {values.indicator === 'rain_percent' && (
        <>
          <DayOfYearField name="from_day" legend={t`Rain from`} />
          <DayOfYearField name="to_day" legend={t`Rain to`} />
        </>
      )}
      <Select name="side" label={t`It is met when the figure is`} options={optionsOf(SIDE_NAMES)} />
      <Field name="threshold" label={t`Your line (${name})`} inputMode="decimal" autoComplete="off" />
    </>
  );
}

/** A day of each year on which a figure is looked at, and what is to be done where it is on the wrong side of a line. */
export default function TriggerForm({ title, held, onSave, onClose }: EntryFormProps<'trigger'>) {
  const units = usePersonsUnits();
  const before = held?.data;
  const dataOf = (values: TriggerValues) => triggerTyped(values, units, before);
  const valuesOf = (data: DataOf<'trigger'>) => triggerAsTyped(data, units);
  const rules = useRecordRules<TriggerValues>(
    () => import('@contract/grazing/droughtTrigger').then(({ droughtTriggerSchema }) => droughtTriggerSchema),
    dataOf,
    (values) => triggerProblems(values, units),
  );
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? NO_TRIGGER : valuesOf(before)}
      rules={rules}
      onSave={(values) => onSave(dataOf(values))}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field
        name="name"
        label={t`Name`}
        hint={t`Such as “Rain by the end of June”`}
        autoComplete="off"
        autoCapitalize="sentences"
      />
      <DayOfYearField name="on_day" legend={t`Decide each year on`} />
      <Looked />
      <TextArea name="action" label={t`What is done then`} hint={t`Such as “Sell the yearlings”`} />
      <Select name="animal" label={t`Animals (optional)`} placeholder={t`None`} options={ANIMAL_OPTIONS} />
      <Field
        name="head_percent"
        label={t`How many of them, percent (optional)`}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
