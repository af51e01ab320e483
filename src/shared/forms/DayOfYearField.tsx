import { useField } from 'formik';
import { useId } from 'react';
import { instantInWords, numberInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import { FieldError } from './FieldError';
import { useFieldError } from './FormContext';
import styles from './DayOfYearField.module.css';
import fieldStyles from './Field.module.css';

const MONTHS = 12;
const DAYS = 31;
const LEAP_YEAR = 2024;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const optionsTo = (last: number, labelOf: (each: number) => string) =>
  Array.from({ length: last }, (_, index) => ({ value: twoDigits(index + 1), label: labelOf(index + 1) }));

const MONTH_OPTIONS = optionsTo(MONTHS, (month) =>
  instantInWords(Date.UTC(LEAP_YEAR, month - 1, 1), { month: 'long', timeZone: 'UTC' }),
);
const DAY_OPTIONS = optionsTo(DAYS, (day) => numberInWords(day));

/** A day of each year, as `MM-DD`; empty where none is chosen. With only one of the two chosen it is no day yet. */
export function DayOfYearField({ name, legend }: { name: string; legend: string }) {
  const id = useId();
  const [{ value }, , { setValue }] = useField<string>(name);
  const error = useFieldError(name);
  const [month = '', day = ''] = value.split('-');
  const choose = (next: { month?: string; day?: string }) => {
    const chosen = { month, day, ...next };
    void setValue(chosen.month === '' && chosen.day === '' ? '' : `${chosen.month}-${chosen.day}`);
  };
  const aria = {
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  const parts = [
    { key: 'month', label: t`Month`, chosen: month, options: MONTH_OPTIONS },
    { key: 'day', label: t({ message: 'Day', context: 'of a month' }), chosen: day, options: DAY_OPTIONS },
  ];
  return (
    <fieldset className={styles.parts}>
      <legend>{legend}</legend>
      <div className={styles.selects}>
        {parts.map(({ key, label, chosen, options }) => (
          <select
            key={key}
            {...aria}
            aria-label={label}
            className={fieldStyles.input}
            value={chosen}
            onChange={({ target }) => choose({ [key]: target.value })}
          >
            <option value="">{label}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
