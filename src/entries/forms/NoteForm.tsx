import { useState } from 'react';
import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { photoValues, stillOpening, type PhotoValues } from '@photos/photoDraft';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import { about, inTime, type EntryFormProps } from '../entryForm';
import { AddedPhotos } from '../components/AddedPhotos';

interface NoteValues extends PhotoValues {
  text: string;
  when: string;
}

/** A note about a paddock, a herd or the ranch. */
export function NoteForm({ title, subject, held, photos, zone, onSave, onClose }: EntryFormProps<'note'>) {
  const when = useWhen(zone, held && Date.parse(held.data.at));
  const dataOf = (values: NoteValues): DataOf<'note'> => ({
    ...(held?.data ?? { ...about(subject), point: null }),
    at: when.timeOf(values.when).at,
    text: values.text.trim(),
  });
  const [drafts] = useState(() => photoValues(photos));
  const valuesOf = ({ text, at }: DataOf<'note'>) => ({ text, when: when.shown(at) });
  const rules = useRecordRules<NoteValues>(
    () => import('@contract/grazing/note').then(({ noteSchema }) => noteSchema),
    dataOf,
    (values) => ({ ...inTime(zone)(values), ...stillOpening(values) }),
  );
  return (
    <FormDialog
      title={title}
      initialValues={{
        ...(held === undefined ? { text: subject.begun ?? '', when: when.initial } : valuesOf(held.data)),
        ...drafts,
      }}
      rules={rules}
      onSave={(values) => onSave(dataOf(values), { clock: when.timeOf(values.when).clock, photos: values.photos })}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <TextArea name="text" label={t`Note`} />
      <WhenField when={when} />
      <AddedPhotos about={subject.name} />
    </FormDialog>
  );
}
