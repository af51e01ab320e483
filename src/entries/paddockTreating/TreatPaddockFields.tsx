import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { closedUntil } from '@domain/animals/paddocks/closures';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { PADDOCK_TREATMENT_NAMES } from '@records/treatmentWords';
import { useRanchView } from '@records/useRanchView';
import { Combobox } from '@shared/forms/Combobox';
import { Field } from '@shared/forms/Field';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { capitalized } from '@shared/lib/wording';
import { timeAt } from '@shared/time/ranchTime';
import type { When } from '@shared/time/useWhen';
import { DAYS, typedFrom } from '@shared/units/typedNumbers';
import { optionsOf } from '../inWords';
import styles from '../treating/treating.module.css';
import { productNamed } from '../treating/treatValues';
import { useProducts, type Product } from '../treating/useProducts';
import { typedGrazeDays, type PaddockTreatmentValues } from './paddockTreatmentValues';

const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const;

const isOfGround = ({ data }: Product) => Object.hasOwn(PADDOCK_TREATMENT_NAMES, data.what);

/** The fields get what the list says of a product that is chosen; what the form began with stays. */
function useFilled(chosen: Product | undefined, isBegun: boolean): void {
  const { values, setValues } = useFormikContext<PaddockTreatmentValues>();
  const uuid = chosen?.uuid ?? '';
  const filled = useRef(isBegun ? uuid : '');
  useEffect(() => {
    if (uuid === filled.current) return;
    filled.current = uuid;
    if (chosen === undefined) return;
    const { what, graze_days: graze, export_days: abroad } = chosen.data;
    void setValues({
      ...values,
      ...(isOfGround(chosen) && { what: what as PaddockTreatmentValues['what'] }),
      graze_days: typedFrom(graze, DAYS),
      export_days: typedFrom(abroad, DAYS),
    });
  }, [uuid, chosen, values, setValues]);
}

/** Until when the paddock is closed, as it is in the form. */
function ClosedUntil({ name, when }: { name: string; when: When }) {
  const { values } = useFormikContext<PaddockTreatmentValues>();
  const { zone } = useRanchView();
  const days = typedGrazeDays(values);
  const at = new Date(when.instant(values.when)).toISOString();
  const until = days === null || Number.isNaN(days) || days <= 0 ? null : closedUntil({ at, graze_days: days });
  const time = until === null ? '' : timeAt(until, zone);
  return <div role="status">{time !== '' && <p>{t`${name} is closed to grazing until ${time}.`}</p>}</div>;
}

/** What was put on a paddock, when and how much of it, and for how many days nothing grazes there. */
export function TreatPaddockFields({ when, name, isBegun }: { when: When; name: string; isBegun: boolean }) {
  const { values, errors } = useFormikContext<PaddockTreatmentValues>();
  const { area, weight } = usePersonsUnits();
  const areaName = capitalized(area.name);
  const products = useProducts().filter(isOfGround);
  useFilled(productNamed(products, values.product), isBegun);
  return (
    <>
      <Combobox
        name="product"
        label={t`Product`}
        options={products.map(({ data }) => data.name)}
        autoComplete="off"
        isFree
      />
      <Select name="what" label={t`Kind`} options={optionsOf(PADDOCK_TREATMENT_NAMES)} />
      <WhenField when={when} />
      <div className={styles.pair}>
        <Field name="graze_days" label={t`No grazing, days`} hint={t`Left empty: unknown`} {...NUMBER} />
        <Field name="export_days" label={t`Export, days`} hint={t`Left empty: unknown`} {...NUMBER} />
      </div>
      <ClosedUntil name={name} when={when} />
      <Field name="by" label={t`Done by`} autoComplete="off" />
      {/* What is wrong in it is shown. */}
      <details className={styles.more} {...(Object.keys(errors).length > 0 && { open: true })}>
        <summary>{t`More`}</summary>
        <Field name="acres" label={t`Part that was treated`} hint={t`${areaName}. Left empty: all of it`} {...NUMBER} />
        <div className={styles.pair}>
          <Field name="rate" label={t`Rate`} {...NUMBER} />
          <Field name="rate_unit" label={t`Unit of the rate`} hint={t`As on the label: l/ha`} autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <Field name="lb" label={t`In all`} hint={capitalized(weight.name)} {...NUMBER} />
          <Field name="n_percent" label={t`Nitrogen, percent`} {...NUMBER} />
        </div>
        <Field name="batch" label={t`Batch`} autoComplete="off" />
      </details>
      <TextArea name="note" label={t`Note`} />
    </>
  );
}
