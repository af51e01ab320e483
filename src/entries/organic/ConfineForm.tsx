import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { useWhen } from '@shared/time/useWhen';
import type { EntryFormProps } from '../entryForm';
import { useClassOptions } from '../useClassOptions';
import { confinementAsTyped, confinementProblems, confinementTyped, type ConfinementValues } from './confinementValues';
import { useReasons } from './useReasons';

type Data = DataOf<'confinement'>;

/** Animals of a herd that are kept from pasture: which, for how long, and why. */
export default function ConfineForm({ title, subject, held, zone, onSave, onClose }: EntryFormProps<'confinement'>) {
  const before = held?.data;
  const herdUuid = before?.herd_uuid ?? subject.herdUuid ?? '';
  const when = useWhen(zone, before && Date.parse(before.starts_at));
  const reasons = useReasons();
  const classes = useClassOptions([herdUuid], when.instant(when.initial), before?.animal ?? '');
  const dataOf = (values: ConfinementValues): Data =>
    confinementTyped(values, { herdUuid, startsAt: when.timeOf(values.starts_at).at, zone }, before);
  const rules = useRecordRules<ConfinementValues>(
    () => import('@contract/grazing/confinement').then(({ confinementSchema }) => confinementSchema),
    dataOf,
    (values) => confinementProblems(values, zone),
  );
  const valuesOf = (data: Data) => confinementAsTyped(data, zone);
  const begun: ConfinementValues = {
    ...{ animal: '', ends_at: '', reason: 'weather', note: '' },
    starts_at: when.initial,
  };
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? begun : valuesOf(before)}
      rules={rules}
      onSave={(values) => onSave(dataOf(values), { clock: when.isNow(values.starts_at) ? ['starts_at'] : [] })}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Select name="animal" label={t`Class`} placeholder={t`All of them`} options={classes} />
      <Follow name="starts_at" begins={when.initial} />
      <Field
        name="starts_at"
        label={t({ message: 'From', context: 'a time' })}
        type="datetime-local"
        {...(when.hint !== undefined && { hint: when.hint })}
      />
      <Field
        name="ends_at"
        label={t({ message: 'To', context: 'a time' })}
        hint={t`Left empty: they are still kept in`}
        type="datetime-local"
      />
      <Select name="reason" label={t`Reason`} options={reasons} />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
