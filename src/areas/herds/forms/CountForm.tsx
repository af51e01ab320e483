import { FieldArray, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { CLASSES_MAX } from '@contract/grazing/count';
import { countWarnings } from '@domain/grazing/amountWarnings';
import type { CountClass } from '@domain/grazing/records';
import { t } from '@domain/words';
import { useSaveEntry } from '@entries/useSaveEntry';
import { GrowthWarning } from '@entries/weighing/GrowthWarning';
import { Warnings } from '@records/components/Warnings';
import { selectTimelines, type DataOf, type Held } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Button } from '@shared/components/Button';
import { FormDialog } from '@shared/forms/FormDialog';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen, type When } from '@shared/time/useWhen';
import { useNames, type HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ClassFields } from './ClassFields';
import { NO_CLASS, storedClass, typedAnew, typedClass, type ClassUnits, type ClassValues } from './classValues';
import styles from './forms.module.css';
import { knownClasses } from '@records/knownClasses';
import { useRules } from './useRules';

interface CountValues {
  classes: ClassValues[];
  when: string;
  note: string;
}

function Classes({ view }: { view: ReturnType<typeof useRanchView> }) {
  const { values } = useFormikContext<CountValues>();
  const isOnly = values.classes.length === 1;
  return (
    <FieldArray name="classes">
      {(list) => (
        <>
          {values.classes.map((_, index) => {
            const number = index + 1;
            return (
              <fieldset key={index} className={styles.classes}>
                <legend>{isOnly ? t`What is in the herd` : t`Class ${number}`}</legend>
                <ClassFields view={view} prefix={`classes.${index}.`} />
                {!isOnly && (
                  <Button look="quiet" onClick={() => list.remove(index)}>
                    {t`Remove class ${number}`}
                  </Button>
                )}
              </fieldset>
            );
          })}
          {values.classes.length < CLASSES_MAX && (
            <Button look="quiet" onClick={() => list.push(NO_CLASS)}>{t`Add other animals`}</Button>
          )}
        </>
      )}
    </FieldArray>
  );
}

/** What stands in the form as it would be stored; the form does not show all that is known of a class. */
const storedClasses = ({ classes }: CountValues, known: readonly CountClass[], view: ClassUnits): CountClass[] =>
  classes.flatMap((each, index) => {
    const own = [known[index], ...known].find((one) => one?.animal === each.animal);
    return storedClass(each, view, own) ?? [];
  });

interface CountWarningsProps {
  herdUuid: string;
  known: readonly CountClass[];
  when: When;
  isNew: boolean;
}

function CountWarnings({ herdUuid, known, when, isNew }: CountWarningsProps) {
  const { values } = useFormikContext<CountValues>();
  const view = useRanchView();
  const { standard } = useSelector(selectTimelines);
  const nameOf = useNames();
  const at = when.instant(values.when);
  const counting = { herdUuid, classes: storedClasses(values, known, view), at };
  return (
    <>
      <Warnings warnings={countWarnings(counting, standard)} nameOf={nameOf} />
      {isNew && <GrowthWarning herdUuid={herdUuid} at={at} />}
    </>
  );
}

interface CountFormProps {
  herd: HerdNow;
  /** From when on the count is to hold, ms since 1970; now where it is left out. */
  from?: number;
  /** What is edited; left out for a new one. */
  held?: Held<DataOf<'count'>> | undefined;
  onClose: () => void;
}

/** What a herd is from a time on: all of its animals are stated again. Of an edited count only what changed is written. */
export function CountForm({ herd: { herd }, from, held, onClose }: CountFormProps) {
  const entry = useSaveEntry('count');
  const view = useRanchView();
  const { units, zone, now } = view;
  const { name } = herd.data;
  const when = useWhen(zone, held === undefined ? from : Date.parse(held.data.at));
  const rules = useRules(useCallback(({ countRules }) => countRules(units, zone), [units, zone]));
  const timelines = useSelector(selectTimelines);
  const known = held?.data.classes ?? knownClasses(herd.uuid, from ?? now, timelines);
  const valuesOf = ({ classes, at, note }: DataOf<'count'>): CountValues => ({
    classes: classes.map((each) => typedClass(each, view)),
    when: when.shown(at),
    note,
  });
  const begun = known.length === 0 ? [NO_CLASS] : known.map((each) => typedAnew(each, view));
  const initialValues = held ? valuesOf(held.data) : { classes: begun, when: when.initial, note: '' };
  const save = (values: CountValues) => {
    const { at, clock } = when.timeOf(values.when);
    const classes = storedClasses(values, known, view);
    const reason = held?.data.reason ?? 'counted';
    const data = { herd_uuid: herd.uuid, at, classes, reason, note: values.note.trim() };
    if (held === undefined) entry.add({ what: 'counted', herd: name }, data, { clock });
    else entry.change({ what: 'changed', kind: 'count', name }, held, data);
  };
  return (
    <FormDialog
      title={held === undefined ? t`Count ${name}` : t`Edit the count of ${name}`}
      initialValues={initialValues}
      rules={rules}
      onSave={save}
      onClose={onClose}
      warnings={<CountWarnings herdUuid={herd.uuid} known={known} when={when} isNew={held === undefined} />}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Classes view={view} />
      <WhenField when={when} />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
