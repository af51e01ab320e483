import { useFormikContext } from 'formik';
import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { recordNumber } from '@records/recordNumber';
import { Checkbox } from '@shared/forms/Checkbox';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { PERCENT, storedAgain, typedFrom } from '@shared/units/typedNumbers';
import type { EntryFormProps } from '../entryForm';
import { FEED_IN_WORDS, FEED_SOURCES, FEED_STATUSES, optionsOf } from '../inWords';

type Data = DataOf<'feedstuff'>;

type Values = Pick<Data, 'name' | 'what' | 'roughage' | 'source' | 'status' | 'certificate' | 'supplier' | 'note'> & {
  dm_percent: string;
};

const NOTHING: Values = {
  name: '',
  what: 'hay',
  dm_percent: '',
  roughage: true,
  source: 'own',
  status: 'unknown',
  certificate: '',
  supplier: '',
  note: '',
};

function BoughtFields() {
  const { values } = useFormikContext<Values>();
  return (
    <>
      {values.source === 'bought' && <Field name="supplier" label={t`Supplier`} autoComplete="off" />}
      {values.status === 'organic' && <Field name="certificate" label={t`Certificate`} autoComplete="off" />}
    </>
  );
}

/** A feed of the ranch's list: what it is, its dry matter, and where it is from. */
export default function FeedstuffForm({ title, held, onSave, onClose }: EntryFormProps<'feedstuff'>) {
  const before = held?.data;
  const dataOf = (values: Values): Data => ({
    ...values,
    name: values.name.trim(),
    dm_percent: storedAgain(values.dm_percent, PERCENT, before?.dm_percent),
    certificate: values.status === 'organic' ? values.certificate.trim() : '',
    supplier: values.source === 'bought' ? values.supplier.trim() : '',
    retired_at: before?.retired_at ?? null,
    note: values.note.trim(),
  });
  const valuesOf = ({ retired_at: _retired, dm_percent: percent, ...data }: Data): Values => ({
    ...data,
    dm_percent: typedFrom(percent, PERCENT),
  });
  const rules = useRecordRules<Values>(
    () => import('@contract/grazing/feedstuff').then(({ feedstuffSchema }) => feedstuffSchema),
    dataOf,
    ({ dm_percent }) =>
      numberProblems({ dm_percent }, { dm_percent: recordNumber('feedstuff', 'dm_percent', PERCENT) }),
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
      <Field
        name="name"
        label={t`Name`}
        hint={t`Such as “First cut, north field”`}
        autoComplete="off"
        autoCapitalize="sentences"
      />
      <Select name="what" label={t`Kind of feed`} options={optionsOf(FEED_IN_WORDS)} />
      <Field
        name="dm_percent"
        label={t`Dry matter, %`}
        hint={t`As a test of the feed or its label says. Each feeding of it begins with this.`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Checkbox name="roughage">{t`Roughage: hay, silage, straw and the like, not grain`}</Checkbox>
      <Select name="source" label={t`Where it is from`} options={optionsOf(FEED_SOURCES)} />
      <Select name="status" label={t`Organic`} options={optionsOf(FEED_STATUSES)} />
      <BoughtFields />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
