import { t } from '@domain/words';
import { DayOfYearField } from '@shared/forms/DayOfYearField';
import { Field } from '@shared/forms/Field';

/** When a place is due to be looked at again. */
export function DueFields() {
  return (
    <>
      <DayOfYearField name="due_on_day" legend={t`Due each year on (optional)`} />
      <Field
        name="repeat_days"
        label={t`Repeat after days (optional)`}
        hint={t`Counted from the last one`}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}
