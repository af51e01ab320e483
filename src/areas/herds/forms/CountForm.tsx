import { FieldArray, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { CLASSES_MAX } from '@contract/grazing/count';
import { weightAt } from '@domain/grazing/herdClass';
import { zoneOf } from '@domain/grazing/time';
import { added, recordChange } from '@records/index';
import { Button } from '@shared/components/Button';
import { FormDialog } from '@shared/forms/FormDialog';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import type { HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ClassFields } from './ClassFields';
import { NO_CLASS, storedClass, typedClass, type ClassValues } from './classValues';
import styles from './forms.module.css';
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
          {values.classes.map((_, index) => (
            <fieldset key={index} className={styles.classes}>
              <legend>{isOnly ? 'What is in the herd' : `Class ${index + 1}`}</legend>
              <ClassFields view={view} prefix={`classes.${index}.`} />
              {!isOnly && (
                <Button look="quiet" onClick={() => list.remove(index)}>
                  Leave out class {index + 1}
                </Button>
              )}
            </fieldset>
          ))}
          {values.classes.length < CLASSES_MAX && (
            <Button look="quiet" onClick={() => list.push(NO_CLASS)}>
              Add other animals
            </Button>
          )}
        </>
      )}
    </FieldArray>
  );
}

/** What a herd is from a time on: all of its animals are stated again. */
export function CountForm({ herd: { herd, figures }, onClose }: { herd: HerdNow; onClose: () => void }) {
  const dispatch = useDispatch();
  const view = useRanchView();
  const { units, zone, now } = view;
  const when = useWhen(zone);
  const rules = useRules(useCallback(({ countRules }) => countRules(units, zone), [units, zone]));
  const known = (figures.classes ?? []).map((each) => ({
    animal: each.animal,
    head: each.head,
    average_weight_lb: weightAt(each, now, zoneOf(zone)),
    gain_lb_per_day: each.gainLbPerDay,
    au_per_head: each.auPerHead,
    intake_percent: each.intakePercent,
  }));
  const initialValues: CountValues = {
    classes: known.length === 0 ? [NO_CLASS] : known.map((each) => typedClass(each, view)),
    when: when.initial,
    note: '',
  };
  const save = ({ classes: typed, when: entered, note }: CountValues) => {
    const { at, clock } = when.timeOf(entered);
    const classes = typed.flatMap((each) => {
      const before = known.find(({ animal }) => animal === each.animal);
      return storedClass(each, view, before) ?? [];
    });
    const data = { herd_uuid: herd.uuid, at, classes, reason: 'counted' as const, note: note.trim() };
    dispatch(recordChange(`Counted ${herd.data.name}`, [added('count', data, clock)]));
  };
  return (
    <FormDialog
      title={`Count ${herd.data.name}`}
      initialValues={initialValues}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <Classes view={view} />
      <WhenField when={when} />
      <TextArea name="note" label="Note" />
    </FormDialog>
  );
}
