import { useFormikContext } from 'formik';
import { t } from '@domain/words';
import { ORGANIC_NAMES, ROUTE_NAMES } from '@records/treatmentWords';
import { Checkbox } from '@shared/forms/Checkbox';
import { Field } from '@shared/forms/Field';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { optionsOf } from '../inWords';
import styles from './treating.module.css';
import type { TreatValues } from './treatValues';

/** What a register may ask for besides, which most treatments don’t need. */
export function MoreOfTreatment({ isNew }: { isNew: boolean }) {
  const { errors } = useFormikContext<TreatValues>();
  return (
    // What is wrong in it is shown.
    <details className={styles.more} {...(Object.keys(errors).length > 0 && { open: true })}>
      <summary>{t`More`}</summary>
      <div className={styles.pair}>
        <Field name="batch" label={t`Batch`} autoComplete="off" />
        <Field name="expires_on" label={t`Expiry`} type="date" />
        <Field name="active" label={t`Active ingredient`} autoComplete="off" />
        <Field name="reg_no" label={t`Registration number`} autoComplete="off" />
        <Field name="reason" label={t`Reason`} autoComplete="off" />
        <Select name="route" label={t`Route`} placeholder={t`Not recorded`} options={optionsOf(ROUTE_NAMES)} />
        <Field name="site" label={t`Site`} hint={t`Where on the animal`} autoComplete="off" />
        <Field name="vet" label={t`Vet`} autoComplete="off" />
        <Field name="prescription" label={t`Prescription`} autoComplete="off" />
        <Field name="supplier" label={t`Supplier`} autoComplete="off" />
        <Field name="proof" label={t`Proof`} hint={t`Invoice or receipt`} autoComplete="off" />
        <Select name="organic" label={t`Organic`} placeholder={t`Not recorded`} options={optionsOf(ORGANIC_NAMES)} />
        <Field name="cost" label={t`Cost`} inputMode="decimal" autoComplete="off" />
        <Field name="last_at" label={t`Last dose`} hint={t`Where there was more than one`} type="datetime-local" />
      </div>
      <Checkbox name="extralabel">{t`Extralabel: not as the label says`}</Checkbox>
      <Checkbox name="not_for_food">{t`Not for food, ever`}</Checkbox>
      {isNew && <Field name="next_on" label={t`Remind me of the next dose`} type="date" />}
      <TextArea name="note" label={t`Note`} />
    </details>
  );
}
