import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { feedWarnings } from '@domain/grazing/amountWarnings';
import { offeredDryMatter } from '@domain/grazing/dryMatter';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { Warnings } from '@records/components/Warnings';
import { selectAll, selectTimelines, type DataOf, type WithRecords } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { useNames } from '@records/useHerds';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen, type When } from '@shared/time/useWhen';
import { about, inTime, type EntryFormProps } from '../entryForm';
import { DryMatterField, offeredText } from '../feeding/DryMatterField';
import { feedAsTyped, feedProblems, feedTyped, type FeedValues } from '../feeding/feedValues';
import { useFeedstuffs } from '../feeding/useFeedstuffs';
import { WhichFeed } from '../feeding/WhichFeed';
import { optionsOf, USE_IN_WORDS } from '../inWords';
import { useClassOptions } from '../useClassOptions';

interface FeedFieldsProps {
  held: EntryFormProps<'feed'>['held'];
  when: When;
  dataOf: (values: FeedValues) => DataOf<'feed'>;
}

function FeedFields({ held, when, dataOf }: FeedFieldsProps) {
  const { values } = useFormikContext<FeedValues>();
  const { isMetric } = usePersonsUnits();
  const feedstuffs = useFeedstuffs();
  const feedings = useSelector((state: WithRecords) => selectAll(state, 'feed'));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const chosen = feedstuffs.find(({ uuid }) => uuid === values.feedstuff);
  const data = dataOf(values);
  const fed = herds.filter(({ uuid }) => data.herd_uuid === null || uuid === data.herd_uuid).map(({ uuid }) => uuid);
  const classes = useClassOptions(fed, when.instant(values.when), values.animal);
  return (
    <>
      <WhichFeed feedstuffs={feedstuffs} chosen={chosen} />
      <Select
        name="use"
        label={t`This amount was`}
        hint={t`Put out: what you gave them. Eaten: what they ate of it.`}
        options={optionsOf(USE_IN_WORDS)}
      />
      <Field name="lb" label={isMetric ? t`Kilograms` : t`Pounds`} inputMode="decimal" autoComplete="off" />
      <DryMatterField
        offered={offeredDryMatter({ what: values.what, feedstuff: chosen }, feedings)}
        isBegun={held !== undefined}
      />
      <Select name="animal" label={t`For`} placeholder={t`All of them`} options={classes} />
      <WhenField when={when} />
      <Field
        name="days"
        label={t`Lasts, days`}
        hint={t`From this day on. Left empty: one day.`}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextArea name="note" label={t`Note`} />
    </>
  );
}

function FeedWarnings({ held, dataOf }: Pick<FeedFieldsProps, 'held' | 'dataOf'>) {
  const { values } = useFormikContext<FeedValues>();
  const timelines = useSelector(selectTimelines);
  const nameOf = useNames();
  const warnings = feedWarnings({ uuid: held?.uuid ?? '', data: dataOf(values) }, timelines);
  return <Warnings warnings={warnings} nameOf={nameOf} />;
}

/** Feed that was put out in a paddock or for a herd, or eaten there. */
export function FeedForm({ title, subject, held, zone, onSave, onClose }: EntryFormProps<'feed'>) {
  const { weight } = usePersonsUnits();
  const before = held?.data;
  const when = useWhen(zone, before && Date.parse(before.at));
  const feedings = useSelector((state: WithRecords) => selectAll(state, 'feed'));
  const dataOf = (values: FeedValues): DataOf<'feed'> => ({
    ...(before ?? about(subject)),
    at: when.timeOf(values.when).at,
    ...feedTyped(values, weight, before),
  });
  const rules = useRecordRules<FeedValues>(
    () => import('@contract/grazing/feed').then(({ feedSchema }) => feedSchema),
    dataOf,
    (values) => ({ ...feedProblems(values, weight), ...inTime(zone)(values) }),
  );
  const valuesOf = (data: DataOf<'feed'>) => feedAsTyped(data, when.shown(data.at), weight);
  const begun = (): FeedValues => ({
    what: 'hay',
    feedstuff: '',
    use: 'put_out',
    lb: '',
    dm_percent: offeredText(offeredDryMatter({ what: 'hay', feedstuff: undefined }, feedings)),
    animal: '',
    days: '',
    when: when.initial,
    note: '',
  });
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? begun() : valuesOf(before)}
      rules={rules}
      onSave={(values) => onSave(dataOf(values), { clock: when.timeOf(values.when).clock })}
      onClose={onClose}
      warnings={<FeedWarnings held={held} dataOf={dataOf} />}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <FeedFields held={held} when={when} dataOf={dataOf} />
    </FormDialog>
  );
}
