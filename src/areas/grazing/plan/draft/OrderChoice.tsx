import { useField } from 'formik';
import { useId } from 'react';
import { t } from '@domain/words';
import { FieldError } from '@shared/forms/FieldError';
import { useFieldError } from '@shared/forms/FormContext';
import styles from './Draft.module.css';

interface OrderChoiceProps {
  options: readonly { value: string; label: string }[];
}

/** The paddocks of a rotation: each that is ticked is the next one, and shows which it is. */
export function OrderChoice({ options }: OrderChoiceProps) {
  const id = useId();
  const [field] = useField<string[]>('order');
  const error = useFieldError('order');
  const order = field.value;
  return (
    <fieldset className={styles.order} aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}>
      <legend>{t`Paddocks of the rotation`}</legend>
      <p id={`${id}-hint`} className={styles.soft}>
        {t`Check them in the order they will be grazed.`}
      </p>
      <FieldError id={`${id}-error`} error={error} />
      <div className={styles.places}>
        {options.map(({ value, label }) => {
          const place = order.indexOf(value);
          return (
            <label key={value} className={styles.place}>
              <input {...field} type="checkbox" value={value} checked={place >= 0} />
              <span>
                {place >= 0 && <b>{place + 1}. </b>}
                {label}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
