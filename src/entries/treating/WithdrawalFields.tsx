import { t } from '@domain/words';
import { Field } from '@shared/forms/Field';
import styles from './treating.module.css';

/** How long nothing of the animals is sold, as the label says; empty: unknown. */
export function WithdrawalFields() {
  return (
    <>
      <p
        className={styles.said}
      >{t`Days and hours are those of the label in your hand. Left empty, they are unknown, which isn’t 0.`}</p>
      <div className={styles.pair}>
        <Field name="meat_days" label={t`Meat, days`} inputMode="numeric" autoComplete="off" />
        <Field name="milk_hours" label={t`Milk, hours`} inputMode="numeric" autoComplete="off" />
        <Field name="export_days" label={t`Export, days`} inputMode="numeric" autoComplete="off" />
      </div>
    </>
  );
}
