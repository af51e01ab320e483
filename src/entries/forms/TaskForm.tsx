import { useState } from 'react';
import { useSelector } from 'react-redux';
import { foldWhiteSpace } from '@contract/text/text';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { selectAll, type DataOf, type WithRecords } from '@records/index';
import { photoValues, stillOpening, type PhotoValues } from '@photos/photoDraft';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { recordNumber } from '@records/recordNumber';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { recordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { DAYS, typedFrom, typedNumber } from '@shared/units/typedNumbers';
import { AddedPhotos } from '../components/AddedPhotos';
import { about, type EntryFormProps } from '../entryForm';
import { useMembers } from '../useMembers';

interface TaskValues {
  title: string;
  due_on: string;
  assignee_uuid: string;
  paddock_uuid: string;
  herd_uuid: string;
  repeat_days: string;
  note: string;
}

const orNone = (text: string): string | null => (text === '' ? null : text);

/** A paddock or a herd by name; one that is retired only where it is chosen already. */
function usePlaces(kind: 'paddock' | 'herd', chosen: string | null) {
  const all = useSelector((state: WithRecords) => selectAll(state, kind));
  return all
    .filter(({ uuid, data }) => data.retired_at === null || uuid === chosen)
    .map(({ uuid, data }) => ({ value: uuid, label: data.name }))
    .sort((one, other) => collator.compare(one.label, other.label));
}

/** The record of what was typed. A number that is none is NaN, which the rules refuse. */
const taskOf = (values: TaskValues, doneAt: string | null): DataOf<'task'> => ({
  title: foldWhiteSpace(values.title),
  due_on: orNone(values.due_on),
  assignee_uuid: orNone(values.assignee_uuid),
  paddock_uuid: orNone(values.paddock_uuid),
  herd_uuid: orNone(values.herd_uuid),
  repeat_days: typedNumber(values.repeat_days, DAYS),
  done_at: doneAt,
  note: values.note.trim(),
});

const repeats = ({ repeat_days: days }: TaskValues) =>
  typedNumber(days, DAYS) === 0
    ? { repeat_days: t`Enter 1 day or more, or leave it empty` }
    : numberProblems({ repeat_days: days }, { repeat_days: { ...recordNumber('task', 'repeat_days', DAYS), min: 1 } });

/** Something to be done: what, until when, by whom and where. */
export function TaskForm({ title, subject, held, photos, onSave, onClose }: EntryFormProps<'task'>) {
  const before = held?.data;
  const { paddock_uuid, herd_uuid } = before ?? about(subject);
  const paddocks = usePlaces('paddock', paddock_uuid);
  const herds = usePlaces('herd', herd_uuid);
  const members = useMembers(before?.assignee_uuid ?? null);
  const [drafts] = useState(() => photoValues(photos));
  const [rules] = useState(() =>
    recordRules<TaskValues & PhotoValues>(
      () => import('@contract/grazing/task').then(({ taskSchema }) => taskSchema),
      (values) => taskOf(values, null),
      (values) => ({ ...repeats(values), ...stillOpening(values) }),
    ),
  );
  const valuesOf = (before: DataOf<'task'> | undefined): TaskValues => ({
    title: before?.title ?? '',
    due_on: before?.due_on ?? '',
    assignee_uuid: before?.assignee_uuid ?? '',
    paddock_uuid: (before ?? about(subject)).paddock_uuid ?? '',
    herd_uuid: (before ?? about(subject)).herd_uuid ?? '',
    repeat_days: typedFrom(before?.repeat_days ?? null, DAYS),
    note: before?.note ?? '',
  });
  return (
    <FormDialog
      title={title}
      initialValues={{ ...valuesOf(before), ...drafts }}
      rules={rules}
      onSave={(values) => onSave(taskOf(values, before?.done_at ?? null), { photos: values.photos })}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field name="title" label={t`Task`} autoComplete="off" autoCapitalize="sentences" />
      <Field name="due_on" label={t`Due (optional)`} type="date" />
      <Select name="assignee_uuid" label={t`Who does it`} placeholder={t`Anyone`} options={members} />
      {paddocks.length > 0 && (
        <Select name="paddock_uuid" label={t`In paddock`} placeholder={t`In none`} options={paddocks} />
      )}
      {herds.length > 0 && <Select name="herd_uuid" label={t`With herd`} placeholder={t`With none`} options={herds} />}
      <Field
        name="repeat_days"
        label={t`Repeat after days (optional)`}
        hint={t`Once it is done, it is due again after this many days.`}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextArea name="note" label={t`Note`} />
      <AddedPhotos about={subject.name} />
    </FormDialog>
  );
}
