import { useFormikContext } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { ANIMALS } from '@contract/grazing/animals';
import { plural, t } from '@domain/words';
import { ANIMAL_NAMES } from '@records/herdWords';
import { changeRecorded, selectAll, type DataOf, type WithRecords } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { useHerds } from '@records/useHerds';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { nestedRules } from '@shared/forms/nestedRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen, type When } from '@shared/time/useWhen';
import type { EntryFormProps } from '../entryForm';
import { animalAsTyped, animalProblems, animalsRead, animalTyped, NO_ID, type AnimalValues } from './animalValues';
import { IdFields } from './IdFields';
import { NewTags, SaveAnimals } from './NewTags';
import { TagField } from './TagField';

const ANIMAL_OPTIONS = ANIMALS.map((value) => ({ value, label: ANIMAL_NAMES[value] }));
/** The next animal is of the same class and herd. */
const KEEPS = ['animal', 'herd_uuid', 'when'] as const;

/** The herd that it is in, and since when. */
function HerdOfAnimal({ when }: { when: When }) {
  const { values } = useFormikContext<AnimalValues>();
  const herds = useHerds()
    .filter(({ herd, figures }) => !figures.isRetired || herd.uuid === values.herd_uuid)
    .map(({ herd }) => ({ value: herd.uuid, label: herd.data.name }));
  return (
    <>
      <Select name="herd_uuid" label={t`Herd`} placeholder={t`Not recorded`} options={herds} />
      {values.herd_uuid !== '' && <WhenField when={when} more={t`It is in the herd from then on`} />}
    </>
  );
}

/** What is asked of one animal, and not of those of a file. */
function OfOneAnimal() {
  const { values } = useFormikContext<AnimalValues>();
  if (values.readings.length > 0) return null;
  return (
    <>
      <Field name="name" label={t`Name`} autoComplete="off" autoCapitalize="words" />
      <Field name="born_on" label={t({ message: 'Born', context: 'the day of birth' })} type="date" />
      <TagField name="dam_uuid" label={t`Mother`} hint={t`Her tag or name`} />
      <TextArea name="note" label={t`Note`} />
    </>
  );
}

/** One animal: its tags, what it is, and the herd that it is in. */
export default function AnimalForm({ title, subject, held, zone, onSave, onClose }: EntryFormProps<'animal'>) {
  const dispatch = useDispatch();
  const animals = useSelector((state: WithRecords) => selectAll(state, 'animal'));
  const classOfHerd = useHerds().find(({ herd }) => herd.uuid === subject.herdUuid)?.figures.classes?.[0]?.animal;
  const before = held?.data;
  const when = useWhen(zone, before?.at === undefined || before.at === null ? undefined : Date.parse(before.at));
  const valuesOf = (data: DataOf<'animal'>) => animalAsTyped(data, when, animals);
  const initialValues: AnimalValues =
    before === undefined
      ? {
          readings: [],
          ids: [NO_ID],
          animal: classOfHerd ?? 'cows',
          herd_uuid: subject.herdUuid ?? '',
          when: when.initial,
          name: '',
          born_on: '',
          dam_uuid: '',
          note: '',
        }
      : valuesOf(before);
  const dataOf = (values: AnimalValues) =>
    animalsRead(values, when)[0]?.data ?? animalTyped(values, when, animals, before);
  const rules = nestedRules(
    useRecordRules<AnimalValues>(
      () => import('@contract/grazing/animal').then(({ animalSchema }) => animalSchema),
      dataOf,
      (values) => animalProblems(values, animals, held),
    ),
  );
  const save = (values: AnimalValues) => {
    const { readings } = values;
    if (readings.length > 0)
      dispatch(changeRecorded({ what: 'added_animals', animals: readings.length }, animalsRead(values, when)));
    else onSave(dataOf(values), { clock: values.herd_uuid === '' ? [] : when.timeOf(values.when).clock });
  };
  return (
    <FormDialog
      title={title}
      initialValues={initialValues}
      rules={rules}
      onSave={save}
      onClose={onClose}
      submit={<SaveAnimals />}
      {...(held === undefined && { addedInWords, keeps: KEEPS })}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      {held === undefined ? <NewTags when={when} /> : <IdFields />}
      <Select name="animal" label={t`Class`} options={ANIMAL_OPTIONS} />
      <HerdOfAnimal when={when} />
      <OfOneAnimal />
    </FormDialog>
  );
}

function addedInWords({ readings, ids }: AnimalValues): string {
  const tag = ids[0]?.tag ?? '';
  if (readings.length === 0) return t`Added ${tag}.`;
  return plural(readings.length, { one: '# animal added.', other: '# animals added.' });
}
