import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { keyAreaUse } from '@domain/monitoring/keyAreaUse';
import { t } from '@domain/words';
import { selectMe } from '@features/user';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, selectOne, type DataOf, type WithRecords } from '@records/index';
import { USE_METHOD_NAMES } from '@records/evidenceWords';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { capitalized } from '@shared/lib/wording';
import { useWhen, type When } from '@shared/time/useWhen';
import { inTime, type EntryFormProps } from '../entryForm';
import { optionsOf } from '../inWords';
import { agreedInWords, metInWords, readInWords } from './monitoringWords';
import { placesToRead } from './placesToRead';
import { NO_USE_READING, readingAsTyped, readingProblems, readingTyped, type UseReadingValues } from './readingValues';

const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** What the reading says as it is typed, next to what was agreed. */
function ReadSoFar({ when }: { when: When }) {
  const { values } = useFormikContext<UseReadingValues>();
  const units = usePersonsUnits();
  const area = useSelector((state: WithRecords) => selectOne(state, 'key_area', values.key_area_uuid));
  if (area === undefined) return null;
  const agreed = agreedInWords(area.data, units.height);
  const data = readingTyped(values, when.timeOf(values.when).at, units, undefined);
  const isTyped = Object.keys(readingProblems(values, units)).length === 0;
  const use = keyAreaUse(area.data, data);
  const [read, met] = [readInWords(use, units.height), metInWords(use)];
  return (
    <div role="status">
      <p>{t`Agreed: ${agreed}.`}</p>
      {isTyped && <p>{t`Read: ${read}. ${met}.`}</p>}
    </div>
  );
}

/** How much of a key area’s plant was left or used. */
export default function UseReadingForm(props: EntryFormProps<'use_reading'>) {
  const { title, subject, held, zone, onSave, onClose } = props;
  const [params] = useSearchParams();
  const units = usePersonsUnits();
  const by = useSelector(selectMe)?.full_name ?? '';
  const areas = useSelector((state: WithRecords) => selectAll(state, 'key_area'));
  const before = held?.data;
  const when = useWhen(zone, before && Date.parse(before.at));
  const places = placesToRead(areas, subject.paddockUuid, before?.key_area_uuid);
  const asked = params.get('of') ?? '';
  const first = places.some(({ uuid }) => uuid === asked) ? asked : (places[0]?.uuid ?? '');
  const dataOf = (values: UseReadingValues): DataOf<'use_reading'> =>
    readingTyped(values, when.timeOf(values.when).at, units, before);
  const valuesOf = (data: DataOf<'use_reading'>) => readingAsTyped(data, units, when.shown);
  const rules = useRecordRules<UseReadingValues>(
    () => import('@contract/grazing/useReading').then(({ useReadingSchema }) => useReadingSchema),
    dataOf,
    (values) => ({ ...readingProblems(values, units), ...inTime(zone)(values) }),
  );
  const unitName = capitalized(units.height.name);
  return (
    <FormDialog
      title={title}
      initialValues={
        before === undefined ? { ...NO_USE_READING, key_area_uuid: first, by, when: when.initial } : valuesOf(before)
      }
      rules={rules}
      onSave={(values) => onSave(dataOf(values), { clock: when.timeOf(values.when).clock })}
      onClose={onClose}
      warnings={<ReadSoFar when={when} />}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Select
        name="key_area_uuid"
        label={t`Key area`}
        options={places.map(({ uuid, data }) => ({ value: uuid, label: data.name }))}
      />
      <WhenField when={when} />
      <Field
        name="heights_in"
        label={t`Heights`}
        hint={t`${unitName}, with spaces between them: 4 3.5 5`}
        {...NUMBER}
        inputMode="text"
      />
      <Field name="mean_in" label={t`Or their mean`} hint={unitName} {...NUMBER} />
      <Field name="readings" label={t`How many heights the mean is of`} {...NUMBER} />
      <Field
        name="use_percent"
        label={t`Use`}
        hint={t`Percent of the year’s growth that is gone. Left empty: not read`}
        {...NUMBER}
      />
      <Select name="method" label={t`Method`} options={optionsOf(USE_METHOD_NAMES)} />
      <Field name="by" label={t`Read by`} autoComplete="off" />
      <Field name="cause" label={t`Why not met`} hint={t`Left empty where it was met`} autoComplete="off" />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
