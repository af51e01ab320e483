import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { added, changeRecorded } from '@records/index';
import { TakenName } from '@records/components/TakenName';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import { herdColor } from '@records/herdColors';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ClassFields } from './ClassFields';
import { NO_CLASS, storedClass, type ClassValues } from './classValues';
import { ColorField, OursField } from './HerdFields';
import { useRules } from './useRules';

interface AddHerdValues extends ClassValues {
  name: string;
  color: string;
  ours: boolean;
  when: string;
  note: string;
}

const addedInWords = ({ name }: AddHerdValues): string => {
  const herd = foldWhiteSpace(name);
  return t`Added ${herd}.`;
};

interface AddHerdFormProps {
  /** Takes the place of `onClose` once a herd was added. */
  onAdded?: (uuid: string) => void;
  onClose: () => void;
}

/** A new herd with its first count, written together. Without its head it is a herd that has yet to be counted. */
export function AddHerdForm({ onAdded, onClose }: AddHerdFormProps) {
  const addedUuid = useRef<string>(undefined);
  const dispatch = useDispatch();
  const view = useRanchView();
  const { units, zone } = view;
  const when = useWhen(zone);
  const herds = useHerds();
  const rules = useRules(useCallback(({ addHerdRules }) => addHerdRules(units, zone), [units, zone]));
  const initialValues: AddHerdValues = {
    ...NO_CLASS,
    name: '',
    color: herdColor(herds.length),
    ours: true,
    when: when.initial,
    note: '',
  };
  const save = (values: AddHerdValues) => {
    const { color, ours } = values;
    const name = foldWhiteSpace(values.name);
    const herd = added('herd', { name, color: color.toLowerCase(), ours, retired_at: null, note: values.note.trim() });
    const animals = storedClass(values, view);
    const { at, clock } = when.timeOf(values.when);
    const count =
      animals && added('count', { herd_uuid: herd.uuid, at, classes: [animals], reason: 'counted', note: '' }, clock);
    addedUuid.current = herd.uuid;
    dispatch(changeRecorded({ what: 'added', kind: 'herd', name }, count === null ? [herd] : [herd, count]));
  };
  const close = () =>
    onAdded === undefined || addedUuid.current === undefined ? onClose() : onAdded(addedUuid.current);
  return (
    <FormDialog
      title={t`Add herd`}
      initialValues={initialValues}
      rules={rules}
      onSave={save}
      onClose={close}
      addedInWords={addedInWords}
      keeps={['when']}
    >
      <Field name="name" label={t`Name`} autoComplete="off" autoCapitalize="words" />
      <TakenName kind="herd" field="name" />
      <ClassFields view={view} headHint={t`May be counted later`} />
      <WhenField when={when} more={t`If you will enter earlier moves of it, set this to the first of them`} />
      <OursField />
      <ColorField />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
