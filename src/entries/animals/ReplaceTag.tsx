import { dateOfDay, zoneOf } from '@domain/grazing/time';
import { t } from '@domain/words';
import { animalName } from '@records/animalName';
import type { DataOf, Held } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { useRanchView } from '@records/useRanchView';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { useSaveEntry } from '../useSaveEntry';
import { idTyped, NO_ID } from './animalValues';
import { TagField } from './TagField';

interface ReplaceValues {
  /** The place of the lost one among the animal's tags. */
  lost: string;
  tag: string;
  from: string;
}

/** The same animal: its lost tag ends on the day on which another one begins, so that it has both on that day. */
function replaced(data: DataOf<'animal'>, { lost, tag, from }: ReplaceValues): DataOf<'animal'> {
  const to = from === '' ? null : from;
  const ids = data.ids.map((id, index) => (String(index) === lost ? { ...id, to } : id));
  return { ...data, ids: [...ids, idTyped({ ...NO_ID, tag, from })] };
}

interface ReplaceTagProps {
  animal: Held<DataOf<'animal'>>;
  onClose: () => void;
}

/** A tag that was lost, and the one that the animal has instead. What was recorded under both stays the animal's. */
export default function ReplaceTag({ animal, onClose }: ReplaceTagProps) {
  const { zone, now } = useRanchView();
  const { change } = useSaveEntry('animal');
  const { ids } = animal.data;
  const current = ids.flatMap(({ tag, to }, index) => (to === null ? [{ value: String(index), label: tag }] : []));
  const initialValues: ReplaceValues = {
    lost: current[0]?.value ?? '',
    tag: '',
    from: dateOfDay(zoneOf(zone).dayOf(now)),
  };
  const rules = useRecordRules<ReplaceValues>(
    () => import('@contract/grazing/animal').then(({ animalSchema }) => animalSchema),
    (values) => replaced(animal.data, values),
    ({ lost, tag, from }) => ({
      ...(tag.trim() === '' && { tag: t`Enter the new tag` }),
      ...(Array.from(tag.trim()).length > 40 && { tag: t`A tag has at most 40 characters` }),
      ...(from === '' && { from: t`Enter the first day of the new tag` }),
      ...((ids[Number(lost)]?.from ?? '') > from && from !== '' && { from: t`The lost tag began later than that` }),
    }),
  );
  return (
    <FormDialog
      title={t`Replace a lost tag`}
      initialValues={initialValues}
      rules={rules}
      onSave={(values) =>
        change(
          { what: 'changed', kind: 'animal', name: animalName(animal.data) },
          animal,
          replaced(animal.data, values),
        )
      }
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={() => initialValues} />
      <Select name="lost" label={t`Lost tag`} options={current} />
      <TagField name="tag" label={t`New tag`} />
      <Field name="from" label={t`From`} type="date" hint={t`The last day of the lost tag, too`} />
    </FormDialog>
  );
}
