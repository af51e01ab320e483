import { useFormikContext } from 'formik';
import { useState } from 'react';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { photoValues, stillOpening, type PhotoValues } from '@photos/photoDraft';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { recordNumber } from '@records/recordNumber';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { storedAgain, typedFrom } from '@shared/units/typedNumbers';
import { AddedPhotos } from '../components/AddedPhotos';
import { about, type EntryFormProps } from '../entryForm';
import { MARKS_IN_WORDS, MARKS_OF_RANCH, optionsOf } from '../inWords';
import { useToday } from '../dateInWords';

interface MarkValues {
  what: string;
  starts_on: string;
  ends_on: string;
  lb: string;
  note: string;
}

/** What was taken off a paddock is asked only where it was cut. */
function HayTaken() {
  const { values } = useFormikContext<MarkValues>();
  const { isMetric } = usePersonsUnits();
  if (values.what !== 'hayed') return null;
  return (
    <Field
      name="lb"
      label={t`Hay taken (optional)`}
      hint={isMetric ? t`In kilograms` : t`In pounds`}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

/** Some days of a paddock or of the ranch: closed, calving, burned and so on. They may lie ahead. */
export function MarkForm({ title, subject, held, photos, zone, onSave, onClose }: EntryFormProps<'mark'>) {
  const { weight } = usePersonsUnits();
  const before = held?.data;
  const today = useToday(zone);
  const paddockUuid = before?.paddock_uuid ?? about(subject).paddock_uuid;
  const dataOf = ({ what, starts_on, ends_on, lb, note }: MarkValues): DataOf<'mark'> => ({
    what: what as DataOf<'mark'>['what'],
    starts_on,
    ends_on: ends_on === '' ? null : ends_on,
    paddock_uuid: paddockUuid,
    lb: what === 'hayed' ? storedAgain(lb, weight, before?.lb) : null,
    note: note.trim(),
  });
  const [drafts] = useState(() => photoValues(photos));
  const rules = useRecordRules<MarkValues & PhotoValues>(
    () => import('@contract/grazing/mark').then(({ markSchema }) => markSchema),
    dataOf,
    ({ what, lb, ...values }) => ({
      ...(what === 'hayed' ? numberProblems({ lb }, { lb: recordNumber('mark', 'lb', weight) }) : {}),
      ...stillOpening(values),
    }),
  );
  const valuesOf = (before: DataOf<'mark'> | undefined): MarkValues => ({
    what: before?.what ?? (paddockUuid === null ? 'calving' : 'closed'),
    starts_on: before?.starts_on ?? today,
    ends_on: before?.ends_on ?? '',
    lb: typedFrom(before?.lb ?? null, weight),
    note: before?.note ?? '',
  });
  return (
    <FormDialog
      title={title}
      initialValues={{ ...valuesOf(before), ...drafts }}
      rules={rules}
      onSave={(values) => onSave(dataOf(values), { photos: values.photos })}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Select
        name="what"
        label={t`What`}
        hint={t`A mark shows on the chart and with the paddock. It changes no figure.`}
        options={optionsOf(paddockUuid === null ? MARKS_OF_RANCH : MARKS_IN_WORDS)}
      />
      <Follow name="starts_on" begins={before?.starts_on ?? today} />
      <Field name="starts_on" label={t`First day`} type="date" />
      <Field
        name="ends_on"
        label={t`Last day (optional)`}
        hint={t`Left empty: it lasts until a day is entered.`}
        type="date"
      />
      <HayTaken />
      <TextArea name="note" label={t`Note`} />
      <AddedPhotos about={subject.name} />
    </FormDialog>
  );
}
