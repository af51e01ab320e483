import type { DataOf } from '@records/index';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import { about, inTime, type EntryFormProps } from '../entryForm';

interface NoteValues {
  text: string;
  when: string;
}

/** A note about a paddock, a herd or the ranch. */
export function NoteForm({ title, subject, held, zone, onSave, onClose }: EntryFormProps<'note'>) {
  const when = useWhen(zone, held && Date.parse(held.data.at));
  const dataOf = (values: NoteValues): DataOf<'note'> => ({
    ...(held?.data ?? { ...about(subject), point: null }),
    at: when.timeOf(values.when).at,
    text: values.text.trim(),
  });
  const rules = useRecordRules<NoteValues>(
    () => import('@contract/grazing/note').then(({ noteSchema }) => noteSchema),
    dataOf,
    inTime(zone),
  );
  return (
    <FormDialog
      title={title}
      initialValues={{ text: held?.data.text ?? '', when: when.initial }}
      rules={rules}
      onSave={(values) => onSave(dataOf(values), when.timeOf(values.when).clock)}
      onClose={onClose}
    >
      <TextArea name="text" label="Note" />
      <WhenField when={when} />
    </FormDialog>
  );
}
