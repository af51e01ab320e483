import { ANIMALS } from '@contract/grazing/animals';
import { t } from '@domain/words';
import { Field } from '@shared/forms/Field';
import { Select } from '@shared/forms/Select';
import type { Units } from '@shared/units/units';
import type { RanchView } from '@records/useRanchView';
import { ANIMAL_NAMES } from '@records/herdWords';
import styles from './forms.module.css';

/** What a weight is typed in. */
const A_HEAD: Readonly<Record<Units, string>> = { imperial: t`Pounds a head`, metric: t`Kilograms a head` };
const OPTIONS = ANIMALS.map((value) => ({ value, label: ANIMAL_NAMES[value] }));

interface ClassFieldsProps {
  view: Pick<RanchView, 'units'>;
  /** What stands before the names of the fields: "classes.0." for the first of several. */
  prefix?: string;
  headHint?: string;
}

/** One class of animals: what they are, how many, and how heavy. */
export function ClassFields({ view: { units }, prefix = '', headHint }: ClassFieldsProps) {
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <div className={styles.pair}>
        <Select name={`${prefix}animal`} label={t`Animals`} options={OPTIONS} />
        <Field
          name={`${prefix}head`}
          label={t`Head`}
          inputMode="numeric"
          autoComplete="off"
          {...(headHint !== undefined && { hint: headHint })}
        />
      </div>
      <div className={styles.pair}>
        <Field name={`${prefix}average_weight`} label={t`Average weight`} hint={A_HEAD[units]} {...number} />
        <Field name={`${prefix}gain`} label={t`Gain per day`} hint={A_HEAD[units]} {...number} />
      </div>
    </>
  );
}
