import { useState } from 'react';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { photoValues, stillOpening, type PhotoValues } from '@photos/photoDraft';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { recordNumber } from '@records/recordNumber';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import { storedAgain, typedFrom } from '@shared/units/typedNumbers';
import { AddedPhotos } from '../components/AddedPhotos';
import { inTime, type EntryFormProps } from '../entryForm';
import { FORAGE_IN_WORDS } from '../inWords';
import { UsableFields } from './UsableFields';

type ForageValues = Record<'measure' | 'lb_per_acre' | 'production' | 'when' | 'method' | 'note', string>;

const MEASURES = Object.entries(FORAGE_IN_WORDS).map(([value, { option }]) => ({ value, label: option }));

/** How much forage an area has: estimated for the season, or measured as it stands. */
export function ForageForm({ title, subject, held, photos, zone, onSave, onClose }: EntryFormProps<'forage'>) {
  const units = usePersonsUnits();
  const before = held?.data;
  const when = useWhen(zone, before && Date.parse(before.at));
  const dataOf = (values: ForageValues): DataOf<'forage'> => ({
    paddock_uuid: before?.paddock_uuid ?? subject.paddockUuid ?? '',
    at: when.timeOf(values.when).at,
    lb_per_acre: storedAgain(values.lb_per_acre, units.yield, before?.lb_per_acre) ?? NaN,
    measure: values.measure as DataOf<'forage'>['measure'],
    method: values.method.trim(),
    note: values.note.trim(),
  });
  const number = recordNumber('forage', 'lb_per_acre', units.yield);
  const [drafts] = useState(() => photoValues(photos));
  const rules = useRecordRules<ForageValues & PhotoValues>(
    () => import('@contract/grazing/forage').then(({ forageSchema }) => forageSchema),
    dataOf,
    ({ photos: chosen, opening, ...values }) => ({
      ...numberProblems(values, {
        lb_per_acre: number,
        ...(values.measure === 'season_estimate' && { production: { ...number, isNeeded: false } }),
      }),
      ...inTime(zone)(values),
      ...stillOpening({ photos: chosen, opening }),
    }),
  );
  const valuesOf = (before: DataOf<'forage'> | undefined): ForageValues => ({
    measure: before?.measure ?? 'season_estimate',
    lb_per_acre: typedFrom(before?.lb_per_acre ?? null, units.yield),
    production: '',
    when: before === undefined ? when.initial : when.shown(before.at),
    method: before?.method ?? '',
    note: before?.note ?? '',
  });
  return (
    <FormDialog
      title={title}
      initialValues={{ ...valuesOf(before), ...drafts }}
      rules={rules}
      onSave={(values) => onSave(dataOf(values), { clock: when.timeOf(values.when).clock, photos: values.photos })}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Select name="measure" label={t`What was measured`} options={MEASURES} />
      <UsableFields />
      <WhenField when={when} />
      <Field
        name="method"
        label={t`Method (optional)`}
        hint={t`How it was measured: clipped, by eye.`}
        autoComplete="off"
      />
      <TextArea name="note" label={t`Note`} />
      <AddedPhotos about={subject.name} />
    </FormDialog>
  );
}
