import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { triggerYear } from '@domain/drought/triggerYear';
import { isKnown } from '@domain/grazing/figure';
import { t } from '@domain/words';
import { selectMe } from '@features/user';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { DECISION_NAMES } from '@records/evidenceWords';
import { selectNow, selectOne, type DataOf, type WithRecords } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { recordNumber } from '@records/recordNumber';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { storedAgain, typedFrom } from '@shared/units/typedNumbers';
import { useWhen } from '@shared/time/useWhen';
import { inTime, type EntryFormProps } from '../entryForm';
import { optionsOf } from '../inWords';
import { thresholdUnit } from './thresholdUnit';
import { indicatorOf, lineInWords, toEnter } from './triggerInWords';
import { useDroughtSources } from './useDroughtSources';

type Data = DataOf<'decision'>;
type Trigger = DataOf<'trigger'>;

interface Values extends Pick<Data, 'what' | 'by' | 'note'> {
  value: string;
  when: string;
}

/** What is decided about: the trigger, its day of the year, and the figure as it is now. */
interface Decided {
  readonly triggerUuid: string;
  readonly trigger: Trigger;
  readonly on: string;
  readonly value: number | null;
  readonly missing: string | null;
}

/** Of the decision that is changed, else of the trigger and the year that the address names. */
function useDecided(before: Data | undefined): Decided | null {
  const [params] = useSearchParams();
  const triggerUuid = before?.trigger_uuid ?? params.get('trigger') ?? '';
  const year = Number(before?.on.slice(0, 4) ?? params.get('decide'));
  const trigger = useSelector((state: WithRecords) => selectOne(state, 'trigger', triggerUuid));
  const sources = useDroughtSources();
  const now = useSelector(selectNow);
  const [decided] = useState((): Decided | null => {
    if (trigger === undefined || !Number.isInteger(year)) return null;
    const own = triggerYear(trigger, year, { ...sources, decisions: [] }, now);
    const value = isKnown(own.value) ? own.value : null;
    return { triggerUuid, trigger: trigger.data, on: own.on, value, missing: toEnter(own) };
  });
  return decided;
}

function FormOf({ title, held, zone, onSave, onClose, decided }: EntryFormProps<'decision'> & { decided: Decided }) {
  const units = usePersonsUnits();
  const by = useSelector(selectMe)?.full_name ?? '';
  const before = held?.data;
  const { trigger, on, value, missing } = decided;
  const unit = thresholdUnit(trigger.indicator, units);
  const when = useWhen(zone, before && Date.parse(before.at));
  const begins = before === undefined ? value : before.value;
  const dataOf = (values: Values): Data => ({
    trigger_uuid: decided.triggerUuid,
    on,
    at: when.timeOf(values.when).at,
    value: storedAgain(values.value, unit, begins),
    what: values.what,
    by: values.by.trim(),
    note: values.note.trim(),
  });
  const valuesOf = (data: Data): Values => ({
    what: data.what,
    by: data.by,
    note: data.note,
    value: typedFrom(data.value, unit),
    when: when.shown(data.at),
  });
  const rules = useRecordRules<Values>(
    () => import('@contract/grazing/droughtDecision').then(({ droughtDecisionSchema }) => droughtDecisionSchema),
    dataOf,
    (values) => ({
      ...numberProblems({ value: values.value }, { value: recordNumber('decision', 'value', unit) }),
      ...inTime(zone)(values),
    }),
  );
  const { name } = unit;
  const { action } = trigger;
  const [looked, line] = [indicatorOf(trigger), lineInWords(trigger, units)];
  const begun: Values = { what: 'done', by, note: '', value: typedFrom(value, unit), when: when.initial };
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? begun : valuesOf(before)}
      rules={rules}
      onSave={(values) => onSave(dataOf(values), { clock: when.timeOf(values.when).clock })}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <p>{t`${looked}, met when ${line}. Planned: ${action}`}</p>
      <Field
        name="value"
        label={t`The figure now (${name})`}
        hint={missing ?? t`It is kept with the decision, whatever is recorded later.`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Select name="what" label={t`Decided`} options={optionsOf(DECISION_NAMES)} />
      <Field name="by" label={t`By`} autoComplete="off" />
      <WhenField when={when} />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}

/** What was decided on a trigger's day of one year, with the figure as it is then. */
export default function DecisionForm(props: EntryFormProps<'decision'>) {
  const decided = useDecided(props.held?.data);
  return decided === null ? null : <FormOf {...props} decided={decided} />;
}
