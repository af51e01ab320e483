import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { AT_GRAZING_NAMES } from '@records/evidenceWords';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { capitalized } from '@shared/lib/wording';
import type { EntryFormProps } from '../entryForm';
import { optionsOf } from '../inWords';
import { DueFields } from './DueFields';
import { PhotoAdvice } from './PhotoAdvice';
import {
  NO_PHOTO_POINT,
  photoPointAsTyped,
  photoPointProblems,
  photoPointTyped,
  type PhotoPointValues,
} from './photoPointValues';
import { PointField } from './PointField';

/** Where to stand and what to see, so that photos of other years show the same. */
export default function PhotoPointForm({ title, subject, held, onSave, onClose }: EntryFormProps<'photo_point'>) {
  const units = usePersonsUnits();
  const before = held?.data;
  const paddockUuid = before === undefined ? (subject.paddockUuid ?? null) : before.paddock_uuid;
  const dataOf = (values: PhotoPointValues) => photoPointTyped(values, paddockUuid, units, before);
  const valuesOf = (data: DataOf<'photo_point'>) => photoPointAsTyped(data, units);
  const rules = useRecordRules<PhotoPointValues>(
    () => import('@contract/grazing/photoPoint').then(({ photoPointSchema }) => photoPointSchema),
    dataOf,
    (values) => photoPointProblems(values, units),
  );
  const save = (values: PhotoPointValues) => {
    const { point, ...data } = dataOf(values);
    if (point !== null) onSave({ ...data, point });
  };
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? NO_PHOTO_POINT : valuesOf(before)}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field
        name="name"
        label={t`Name`}
        hint={t`Such as “Creek crossing”`}
        autoComplete="off"
        autoCapitalize="sentences"
      />
      <PointField label={t`Where to stand`} />
      <Field
        name="bearing_deg"
        label={t`Direction in degrees`}
        hint={t`Clockwise from north: east is 90`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field name="landmark" label={t`Landmark`} hint={t`What is in the middle of the picture`} autoComplete="off" />
      <Field
        name="camera_height_in"
        label={t`Height of the camera`}
        hint={capitalized(units.height.name)}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field name="lens" label={t`Lens`} hint={t`Such as “phone, 1x”`} autoComplete="off" />
      <Field name="purpose" label={t`Purpose`} hint={t`What it is to show`} autoComplete="off" />
      <Select name="at_grazing" label={t`Around a grazing`} options={optionsOf(AT_GRAZING_NAMES)} />
      <DueFields />
      <details>
        <summary>{t`Advice on photo points`}</summary>
        <PhotoAdvice />
      </details>
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
