import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { plural, t } from '@domain/words';
import { selectMe } from '@features/user';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, selectOne, type DataOf, type WithRecords } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Banner } from '@shared/components/Banner';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { capitalized } from '@shared/lib/wording';
import { useWhen } from '@shared/time/useWhen';
import { inTime, type EntryFormProps } from '../entryForm';
import { HitFields } from './HitFields';
import { placesToRead } from './placesToRead';
import {
  NO_HITS,
  pointsTyped,
  transectReadingAsTyped,
  transectReadingProblems,
  transectReadingTyped,
  type TransectReadingValues,
} from './transectReadingValues';

const POINTS_OF_SPOKES = 100;
const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Says where more or fewer points were counted than the layout has. */
function OddPoints() {
  const { values } = useFormikContext<TransectReadingValues>();
  const transect = useSelector((state: WithRecords) => selectOne(state, 'transect', values.transect_uuid));
  const points = pointsTyped(values);
  const isOdd = transect?.data.layout === 'spokes_100' && points > 0 && points !== POINTS_OF_SPOKES;
  if (!isOdd) return null;
  const counted = plural(points, { one: '# point', other: '# points' });
  const all = POINTS_OF_SPOKES;
  return <Banner look="warn">{t`${counted} so far: this layout has ${all}.`}</Banner>;
}

/** What the points of a transect hit first. */
export default function TransectReadingForm(props: EntryFormProps<'transect_reading'>) {
  const { title, subject, held, zone, onSave, onClose } = props;
  const [params] = useSearchParams();
  const units = usePersonsUnits();
  const by = useSelector(selectMe)?.full_name ?? '';
  const transects = useSelector((state: WithRecords) => selectAll(state, 'transect'));
  const before = held?.data;
  const when = useWhen(zone, before && Date.parse(before.at));
  const places = placesToRead(transects, subject.paddockUuid, before?.transect_uuid);
  const asked = params.get('of') ?? '';
  const first = places.some(({ uuid }) => uuid === asked) ? asked : (places[0]?.uuid ?? '');
  const dataOf = (values: TransectReadingValues): DataOf<'transect_reading'> =>
    transectReadingTyped(values, when.timeOf(values.when).at, units, before);
  const valuesOf = (data: DataOf<'transect_reading'>) => transectReadingAsTyped(data, units, when.shown);
  const rules = useRecordRules<TransectReadingValues>(
    () => import('@contract/grazing/transectReading').then(({ transectReadingSchema }) => transectReadingSchema),
    dataOf,
    (values) => ({ ...transectReadingProblems(values, units), ...inTime(zone)(values) }),
  );
  const unitName = capitalized(units.height.name);
  return (
    <FormDialog
      title={title}
      initialValues={
        before === undefined ? { ...NO_HITS, transect_uuid: first, by, when: when.initial } : valuesOf(before)
      }
      rules={rules}
      onSave={(values) => onSave(dataOf(values), { clock: when.timeOf(values.when).clock })}
      onClose={onClose}
      warnings={<OddPoints />}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Select
        name="transect_uuid"
        label={t`Transect`}
        options={places.map(({ uuid, data }) => ({ value: uuid, label: data.name }))}
      />
      <WhenField when={when} />
      <HitFields />
      <Field name="canopy" label={t`Under a canopy (optional)`} hint={t`How many of the same points`} {...NUMBER} />
      <Field name="gaps" label={t`Gaps over 20 in (optional)`} hint={t`Between plants`} {...NUMBER} />
      <Field
        name="heights_in"
        label={t`Heights (optional)`}
        hint={t`${unitName}, with spaces between them: 4 3.5 5`}
        {...NUMBER}
        inputMode="text"
      />
      <Field name="by" label={t`Read by`} autoComplete="off" />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
