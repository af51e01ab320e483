import { ANIMALS } from '@contract/grazing/animals';
import { Field } from '@shared/forms/Field';
import { Select } from '@shared/forms/Select';
import { capitalized } from '@shared/lib/wording';
import type { useRanchView } from '@records/useRanchView';
import { ANIMAL_NAMES } from '@records/herdWords';
import styles from './forms.module.css';

const OPTIONS = ANIMALS.map((value) => ({ value, label: ANIMAL_NAMES[value] }));

type View = Pick<ReturnType<typeof useRanchView>, 'weight' | 'gain'>;

interface ClassFieldsProps {
  view: View;
  /** What stands before the names of the fields: "classes.0." for the first of several. */
  prefix?: string;
  headHint?: string;
}

/** One class of animals: what they are, how many, and how heavy. */
export function ClassFields({ view: { weight }, prefix = '', headHint }: ClassFieldsProps) {
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <div className={styles.pair}>
        <Select name={`${prefix}animal`} label="Animals" options={OPTIONS} />
        <Field
          name={`${prefix}head`}
          label="Head"
          inputMode="numeric"
          autoComplete="off"
          {...(headHint !== undefined && { hint: headHint })}
        />
      </div>
      <div className={styles.pair}>
        <Field
          name={`${prefix}average_weight`}
          label="Average weight"
          hint={`${capitalized(weight.name)} a head`}
          {...number}
        />
        <Field name={`${prefix}gain`} label="Gain per day" hint={`${capitalized(weight.name)} a head`} {...number} />
      </div>
    </>
  );
}
