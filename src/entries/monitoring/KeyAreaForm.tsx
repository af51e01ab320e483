import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { TextArea } from '@shared/forms/TextArea';
import { capitalized } from '@shared/lib/wording';
import type { EntryFormProps } from '../entryForm';
import { keyAreaAsTyped, keyAreaProblems, keyAreaTyped, NO_KEY_AREA, type KeyAreaValues } from './keyAreaValues';
import { PointField } from './PointField';

/** Where the use of a paddock is read, which plant is looked at, and what was agreed. */
export default function KeyAreaForm({ title, subject, held, onSave, onClose }: EntryFormProps<'key_area'>) {
  const units = usePersonsUnits();
  const unitName = capitalized(units.height.name);
  const before = held?.data;
  const paddockUuid = before?.paddock_uuid ?? subject.paddockUuid ?? '';
  const dataOf = (values: KeyAreaValues): DataOf<'key_area'> => keyAreaTyped(values, paddockUuid, units, before);
  const valuesOf = (data: DataOf<'key_area'>) => keyAreaAsTyped(data, units);
  const rules = useRecordRules<KeyAreaValues>(
    () => import('@contract/grazing/keyArea').then(({ keyAreaSchema }) => keyAreaSchema),
    dataOf,
    (values) => keyAreaProblems(values, units),
  );
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? NO_KEY_AREA : valuesOf(before)}
      rules={rules}
      onSave={(values) => onSave(dataOf(values))}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field
        name="name"
        label={t`Name`}
        hint={t`Such as “North bench”`}
        autoComplete="off"
        autoCapitalize="sentences"
      />
      <Field name="plant" label={t`Key plant`} hint={t`The plant whose use is read`} autoComplete="off" />
      <Field
        name="min_stubble_in"
        label={t`Least stubble`}
        hint={t`${unitName}. Left empty: not agreed`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        name="max_use_percent"
        label={t`Greatest use`}
        hint={t`Percent of the year’s growth. Left empty: not agreed`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        name="season_of_use"
        label={t`Planned season of use`}
        hint={t`Such as “June to September”`}
        autoComplete="off"
      />
      <PointField label={t`Position (optional)`} />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
