import { useDispatch } from 'react-redux';
import { foldWhiteSpace } from '@contract/text/text';
import { changed, recordChange } from '@records/index';
import { TakenName } from '@records/components/TakenName';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { TextArea } from '@shared/forms/TextArea';
import type { HerdNow } from '@records/useHerds';
import { ColorField, OursField } from './HerdFields';
import { useRules } from './useRules';

/** What a herd is called, its colour, whose it is and what there is to say of it. Only what changed is written. */
export function EditHerdForm({ herd: { herd }, onClose }: { herd: HerdNow; onClose: () => void }) {
  const dispatch = useDispatch();
  const rules = useRules(editHerdRules);
  const { name, color, ours, note } = herd.data;
  const save = (values: { name: string; color: string; ours: boolean; note: string }) => {
    const now = {
      ...values,
      name: foldWhiteSpace(values.name),
      color: values.color.toLowerCase(),
      note: values.note.trim(),
    };
    const data = {
      ...(now.name !== name && { name: now.name }),
      ...(now.color !== color.toLowerCase() && { color: now.color }),
      ...(now.ours !== ours && { ours: now.ours }),
      ...(now.note !== note && { note: now.note }),
    };
    if (Object.keys(data).length > 0) dispatch(recordChange(`Changed herd ${now.name}`, [changed('herd', herd, data)]));
  };
  return (
    <FormDialog
      title={`Edit ${name}`}
      initialValues={{ name, color, ours, note }}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <Field name="name" label="Name" autoComplete="off" autoCapitalize="words" />
      <TakenName kind="herd" field="name" ownUuid={herd.uuid} />
      <OursField />
      <ColorField />
      <TextArea name="note" label="Note" />
    </FormDialog>
  );
}

const editHerdRules: Parameters<typeof useRules>[0] = (rules) => rules.editHerdRules();
