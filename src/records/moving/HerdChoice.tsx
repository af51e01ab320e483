import { useField } from 'formik';
import { useId } from 'react';
import { isKnown } from '@domain/grazing/figure';
import { EarTag } from '@shared/components/EarTag';
import { FieldError } from '@shared/forms/FieldError';
import { useFieldError } from '@shared/forms/FormContext';
import { numberInWords } from '@shared/units/units';
import { useNames, type HerdNow } from '../useHerds';
import { listed, OFF_NAMES } from '../herdWords';
import styles from './MoveForm.module.css';

function Herd({ herd: { uuid, data }, figures: { head, stay } }: HerdNow) {
  const [field] = useField<string[]>({ name: 'herds', type: 'checkbox', value: uuid });
  const nameOf = useNames();
  const place =
    stay === null ? 'no place yet' : stay.off === null ? listed(stay.paddockUuids.map(nameOf)) : OFF_NAMES[stay.off];
  return (
    <label className={styles.herd}>
      <input {...field} type="checkbox" value={uuid} />
      <EarTag color={data.color} name={data.name} isSmall />
      <span>
        <b>{data.name}</b> {isKnown(head) && <span className={styles.soft}>{numberInWords(head)}</span>}
        <small>{place}</small>
      </span>
    </label>
  );
}

/** Which herds move. */
export function HerdChoice({ herds }: { herds: readonly HerdNow[] }) {
  const id = useId();
  const error = useFieldError('herds');
  return (
    <fieldset className={styles.herds} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>Herds</legend>
      <FieldError id={`${id}-error`} error={error} />
      <div className={styles.herdList}>
        {herds.map((each) => (
          <Herd key={each.herd.uuid} {...each} />
        ))}
      </div>
    </fieldset>
  );
}
