import { useSelector } from 'react-redux';
import { selectByKey, selectTimelines, type DataOf, type WithRecords } from '@records/index';
import { knownClasses } from '@records/knownClasses';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { useRanchView } from '@records/useRanchView';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { useWhen } from '@shared/time/useWhen';
import { inTime, type EntryFormProps } from '../entryForm';
import { sessionOffer, weighedCount } from './sessionOffer';
import { WeighFields } from './WeighFields';
import { weighingTyped, weighProblems, type WeighValues } from './weighValues';

const NONE: readonly [] = [];
const NOTHING_TYPED = { tag: '', weight: '', counts: true, gains: false };

/** A session at the scale: a class of a herd, and the weights line by line. */
export default function WeighForm({ title, subject, held, zone, onSave, onClose }: EntryFormProps<'weighing'>) {
  const { weight } = useRanchView();
  const timelines = useSelector(selectTimelines);
  const before = held?.data;
  const herdUuid = before?.herd_uuid ?? subject.herdUuid ?? '';
  const weighings = useSelector((state: WithRecords) => selectByKey(state, 'weighing'))[herdUuid] ?? NONE;
  const when = useWhen(zone, before && Date.parse(before.at));
  const [only, ...others] = knownClasses(herdUuid, when.instant(when.initial), timelines);
  const valuesOf = ({ animal, at, note, entries }: DataOf<'weighing'>) => ({
    animal: animal ?? '',
    when: when.shown(at),
    note,
    entries,
  });
  const begun = {
    animal: only !== undefined && others.length === 0 ? only.animal : '',
    when: when.initial,
    note: '',
    entries: NONE,
  };
  const dataOf = (values: WeighValues) => weighingTyped(values, herdUuid, when.timeOf(values.when).at, weight);
  const rules = useRecordRules<WeighValues>(
    () => import('@contract/grazing/weighing').then(({ weighingSchema }) => weighingSchema),
    // Each weight was judged as it was added, so that a long session isn't judged again with every letter.
    (values) => ({ ...dataOf(values), entries: dataOf(values).entries.slice(-1) }),
    (values) => ({ ...weighProblems(values, weight), ...inTime(zone)(values) }),
  );
  const recorded = { timelines, weighings };
  const save = (values: WeighValues) => {
    const { clock } = when.timeOf(values.when);
    const data = dataOf(values);
    onSave(data, { clock, also: held === undefined ? weighedCount(data, values, recorded, clock) : [] });
  };
  return (
    <FormDialog<WeighValues>
      title={title}
      initialValues={{ ...(before === undefined ? begun : valuesOf(before)), ...NOTHING_TYPED }}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <WeighFields
        herd={{ uuid: herdUuid, name: subject.name }}
        when={when}
        dataOf={dataOf}
        offerOf={(data) => (held === undefined ? sessionOffer(data, recorded) : null)}
      />
    </FormDialog>
  );
}
