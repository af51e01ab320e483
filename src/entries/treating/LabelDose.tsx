import { t } from '@domain/words';
import { DOSE_UNIT_NAMES } from '@records/treatmentWords';
import { Field } from '@shared/forms/Field';
import { Select } from '@shared/forms/Select';
import type { Unit } from '@shared/units/units';
import { optionsOf } from '../inWords';
import styles from './treating.module.css';

/** The dose of a label: for a head, or for so much live weight. */
export function LabelDose({ weight }: { weight: Unit }) {
  const { name: unit } = weight;
  return (
    <div className={styles.pair}>
      <Field name="dose" label={t`Dose`} inputMode="decimal" autoComplete="off" />
      <Select name="dose_unit" label={t`Unit`} options={optionsOf(DOSE_UNIT_NAMES)} />
      <Field
        name="dose_per_lb"
        label={t`Dose by`}
        hint={t`The dose is for this many ${unit}. Left empty: per head`}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  );
}
