import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { recordNumber } from '@records/recordNumber';
import { ORGANIC_NAMES, PRODUCT_USE_NAMES, ROUTE_NAMES, DOSE_UNIT_NAMES } from '@records/treatmentWords';
import { useRanchView } from '@records/useRanchView';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { DAYS, HOURS, typedNumber } from '@shared/units/typedNumbers';
import type { EntryFormProps } from '../entryForm';
import { optionsOf } from '../inWords';
import { labelAsTyped, labelTyped, NO_LABEL, plainNumber, type LabelValues } from './labelValues';
import { LabelDose } from './LabelDose';
import styles from './treating.module.css';
import { WithdrawalFields } from './WithdrawalFields';

interface ProductValues extends LabelValues {
  name: string;
  what: DataOf<'product'>['what'];
  graze_days: string;
  note: string;
}

const NOTHING: ProductValues = { ...NO_LABEL, name: '', what: 'medicine', graze_days: '', note: '' };

/** A product of the ranch's list, with what its label says. */
export default function ProductForm({ title, held, onSave, onClose }: EntryFormProps<'product'>) {
  const { weight } = useRanchView();
  const before = held?.data;
  const dataOf = (values: ProductValues): DataOf<'product'> => ({
    ...labelTyped(values, weight, before),
    name: values.name.trim(),
    what: values.what,
    graze_days: typedNumber(values.graze_days, DAYS),
    retired_at: before?.retired_at ?? null,
    note: values.note.trim(),
  });
  const valuesOf = (data: DataOf<'product'>): ProductValues => ({
    ...labelAsTyped(data, weight),
    name: data.name,
    what: data.what,
    graze_days: data.graze_days === null ? '' : String(data.graze_days),
    note: data.note,
  });
  const rules = useRecordRules<ProductValues>(
    () => import('@contract/grazing/treatmentProduct').then(({ productSchema }) => productSchema),
    dataOf,
    (values) =>
      numberProblems(values, {
        dose: recordNumber('product', 'dose', { ...plainNumber, name: DOSE_UNIT_NAMES[values.dose_unit] }),
        dose_per_lb: recordNumber('product', 'dose_per_lb', weight),
        meat_days: recordNumber('product', 'meat_days', DAYS),
        milk_hours: recordNumber('product', 'milk_hours', HOURS),
        export_days: recordNumber('product', 'export_days', DAYS),
        graze_days: recordNumber('product', 'graze_days', DAYS),
      }),
  );
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? NOTHING : valuesOf(before)}
      rules={rules}
      onSave={(values) => onSave(dataOf(values))}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field name="name" label={t`Name`} autoComplete="off" autoCapitalize="sentences" />
      <Select name="what" label={t`Kind of product`} options={optionsOf(PRODUCT_USE_NAMES)} />
      <LabelDose weight={weight} />
      <WithdrawalFields />
      <div className={styles.pair}>
        <Field
          name="graze_days"
          label={t`No grazing, days`}
          hint={t`How long a paddock treated with it stays closed`}
          inputMode="numeric"
          autoComplete="off"
        />
        <Select name="route" label={t`Route`} placeholder={t`Not recorded`} options={optionsOf(ROUTE_NAMES)} />
        <Select name="organic" label={t`Organic`} placeholder={t`Not recorded`} options={optionsOf(ORGANIC_NAMES)} />
        <Field name="active" label={t`Active ingredient`} autoComplete="off" />
        <Field name="reg_no" label={t`Registration number`} autoComplete="off" />
      </div>
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
