import { useDispatch } from 'react-redux';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { TakenName } from '@records/components/TakenName';
import { changed, changeRecorded, type DataOf, type Held } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { TextArea } from '@shared/forms/TextArea';
import { ColorField, OursField } from './HerdFields';
import { useRules } from './useRules';

interface EditHerdFormProps {
  herd: Held<DataOf<'herd'>>;
  onClose: () => void;
}

const valuesOf = ({ name, color, ours, note }: DataOf<'herd'>) => ({ name, color, ours, note });

/** What a herd is called, its color, whose it is and what there is to say of it. Only what changed is written. */
export function EditHerdForm({ herd, onClose }: EditHerdFormProps) {
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
    if (Object.keys(data).length > 0)
      dispatch(changeRecorded({ what: 'changed', kind: 'herd', name: now.name }, [changed('herd', herd, data)]));
  };
  return (
    <FormDialog
      title={t`Edit ${name}`}
      initialValues={valuesOf(herd.data)}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field name="name" label={t`Name`} autoComplete="off" autoCapitalize="words" />
      <TakenName kind="herd" field="name" ownUuid={herd.uuid} />
      <OursField />
      <ColorField />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}

const editHerdRules: Parameters<typeof useRules>[0] = (rules) => rules.editHerdRules();
