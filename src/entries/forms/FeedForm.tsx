import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { feedWarnings } from '@domain/grazing/amountWarnings';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { Warnings } from '@records/components/Warnings';
import { selectTimelines, type DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { recordNumber } from '@records/recordNumber';
import { useNames } from '@records/useHerds';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import { storedAgain, typedFrom } from '@shared/units/typedNumbers';
import { about, inTime, type EntryFormProps } from '../entryForm';
import { FEED_IN_WORDS, optionsOf, USE_IN_WORDS } from '../inWords';

type FeedValues = Record<'what' | 'use' | 'lb' | 'when' | 'note', string>;

interface FeedWarningsProps {
  /** The id of the entry that is changed; empty for a new one. */
  uuid: string;
  dataOf: (values: FeedValues) => DataOf<'feed'>;
}

function FeedWarnings({ uuid, dataOf }: FeedWarningsProps) {
  const { values } = useFormikContext<FeedValues>();
  const timelines = useSelector(selectTimelines);
  const nameOf = useNames();
  return <Warnings warnings={feedWarnings({ uuid, data: dataOf(values) }, timelines)} nameOf={nameOf} />;
}

/** Feed that was put out in a paddock or for a herd, or eaten there. */
export function FeedForm({ title, subject, held, zone, onSave, onClose }: EntryFormProps<'feed'>) {
  const { weight, isMetric } = usePersonsUnits();
  const before = held?.data;
  const when = useWhen(zone, before && Date.parse(before.at));
  const dataOf = (values: FeedValues): DataOf<'feed'> => ({
    ...(before ?? about(subject)),
    at: when.timeOf(values.when).at,
    lb: storedAgain(values.lb, weight, before?.lb) ?? NaN,
    what: values.what as DataOf<'feed'>['what'],
    use: values.use as DataOf<'feed'>['use'],
    note: values.note.trim(),
  });
  const rules = useRecordRules<FeedValues>(
    () => import('@contract/grazing/feed').then(({ feedSchema }) => feedSchema),
    dataOf,
    (values) => ({
      ...numberProblems(values, { lb: recordNumber('feed', 'lb', weight) }),
      ...inTime(zone)(values),
    }),
  );
  const valuesOf = (before: DataOf<'feed'> | undefined): FeedValues => ({
    what: before?.what ?? 'hay',
    use: before?.use ?? 'put_out',
    lb: typedFrom(before?.lb ?? null, weight),
    when: before === undefined ? when.initial : when.shown(before.at),
    note: before?.note ?? '',
  });
  return (
    <FormDialog
      title={title}
      initialValues={valuesOf(before)}
      rules={rules}
      onSave={(values) => onSave(dataOf(values), { clock: when.timeOf(values.when).clock })}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Select name="what" label={t`Feed`} options={optionsOf(FEED_IN_WORDS)} />
      <Select
        name="use"
        label={t`This amount was`}
        hint={t`Put out: what you gave them. Eaten: what they ate of it.`}
        options={optionsOf(USE_IN_WORDS)}
      />
      <Field name="lb" label={isMetric ? t`Kilograms` : t`Pounds`} inputMode="decimal" autoComplete="off" />
      <WhenField when={when} />
      <TextArea name="note" label={t`Note`} />
      <FeedWarnings uuid={held?.uuid ?? ''} dataOf={dataOf} />
    </FormDialog>
  );
}
