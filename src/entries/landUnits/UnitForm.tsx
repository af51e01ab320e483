import { useSelector } from 'react-redux';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { selectAll, type DataOf, type WithRecords } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { TextArea } from '@shared/forms/TextArea';
import type { EntryFormProps } from '../entryForm';
import { PaddocksField } from './PaddocksField';
import { chosenOf, NO_UNIT, unitAsTyped, unitTyped, type UnitValues } from './unitValues';

/** The paddocks of the ranch by name: those in use, and those that are chosen already. Subdivisions are of their paddock. */
function usePaddocks(chosen: readonly string[]) {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  return paddocks
    .filter(({ uuid, data }) => chosen.includes(uuid) || (data.parent_uuid === null && data.retired_at === null))
    .map(({ uuid, data: { name } }) => ({ uuid, name }))
    .sort((one, other) => collator.compare(one.name, other.name));
}

/** Paddocks that are reported together: their name, which they are, and from when to when. */
export default function UnitForm({ title, held, onSave, onClose }: EntryFormProps<'unit'>) {
  const before = held?.data;
  const options = usePaddocks(before?.paddock_uuids ?? []);
  const offered = options.map(({ uuid }) => uuid);
  const rules = useRecordRules<UnitValues>(
    () => import('@contract/grazing/landUnit').then(({ landUnitSchema }) => landUnitSchema),
    unitTyped,
    ({ paddock_uuids: chosen }) =>
      Object.values(chosen).includes(true) ? {} : { paddock_uuids: t`Choose at least one paddock` },
  );
  const valuesOf = (data: DataOf<'unit'>) => unitAsTyped(data, offered);
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? { ...NO_UNIT, paddock_uuids: chosenOf(offered) } : valuesOf(before)}
      rules={rules}
      onSave={(values) => onSave(unitTyped(values))}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field
        name="name"
        label={t`Name`}
        hint={t`As the program calls it, such as “North half”`}
        autoComplete="off"
        autoCapitalize="sentences"
      />
      <PaddocksField options={options} />
      <Field
        name="starts_on"
        label={t`First day`}
        hint={t`Years before this day aren’t compared with later ones.`}
        type="date"
      />
      <Field
        name="ends_on"
        label={t`Last day (optional)`}
        hint={t`Leave it empty while this land is reported together.`}
        type="date"
      />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
