import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { LAYOUT_NAMES } from '@records/evidenceWords';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import type { EntryFormProps } from '../entryForm';
import { optionsOf } from '../inWords';
import { DueFields } from './DueFields';
import { PointField } from './PointField';
import { repeatedProblems } from './repeatedValues';
import { NO_TRANSECT, transectAsTyped, transectTyped, type TransectValues } from './transectValues';

/** Where ground cover is counted by points. */
export default function TransectForm({ title, subject, held, onSave, onClose }: EntryFormProps<'transect'>) {
  const before = held?.data;
  const paddockUuid = before?.paddock_uuid ?? subject.paddockUuid ?? '';
  const dataOf = (values: TransectValues) => transectTyped(values, paddockUuid, before);
  const valuesOf = (data: DataOf<'transect'>) => transectAsTyped(data);
  const rules = useRecordRules<TransectValues>(
    () => import('@contract/grazing/transect').then(({ transectSchema }) => transectSchema),
    dataOf,
    (values) => repeatedProblems(values, { isBearingNeeded: false }),
  );
  const save = (values: TransectValues) => {
    const { point, ...data } = dataOf(values);
    if (point !== null) onSave({ ...data, point });
  };
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? NO_TRANSECT : valuesOf(before)}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field name="name" label={t`Name`} hint={t`Such as “Bench 1”`} autoComplete="off" autoCapitalize="sentences" />
      <Select
        name="layout"
        label={t`Layout`}
        hint={t`The 100 points: stops at 5, 10, 15, 20 and 25 m on each line, 5 points at each stop`}
        options={optionsOf(LAYOUT_NAMES)}
      />
      <PointField label={t`Center, or where the line begins`} />
      <Field
        name="bearing_deg"
        label={t`Direction in degrees (optional)`}
        hint={t`Of the first line, clockwise from north: east is 90`}
        inputMode="decimal"
        autoComplete="off"
      />
      <DueFields />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
