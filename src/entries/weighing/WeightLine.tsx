import { useFormikContext } from 'formik';
import { useRef, type KeyboardEvent } from 'react';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { takesEnter } from '@shared/lib/takesEnter';
import { capitalized } from '@shared/lib/wording';
import type { Unit } from '@shared/units/units';
import { allEntries, lineProblems, type WeighValues } from './weighValues';
import styles from './weighing.module.css';

/**
 * The line in which a weight is typed: a tag or nothing, and the weight. Enter adds it and begins the next one; in the tag,
 * where a reader that types ends its line so, it goes on to the weight.
 */
export function WeightLine({ unit }: { unit: Unit }) {
  const { values, setValues, setFieldTouched } = useFormikContext<WeighValues>();
  const line = useRef<HTMLDivElement>(null);
  const focus = (name: 'tag' | 'weight') => line.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  const add = () => {
    const wrong = Object.keys(lineProblems(values, unit)) as ('tag' | 'weight')[];
    const entries = allEntries(values, unit);
    if (wrong.length > 0) {
      void setFieldTouched('tag', true);
      void setFieldTouched('weight', true);
      focus(wrong.includes('weight') ? 'weight' : 'tag');
    } else if (entries.length > values.entries.length) {
      void setValues({ ...values, entries, tag: '', weight: '' });
      focus(values.tag.trim() === '' ? 'weight' : 'tag');
    } else focus('weight');
  };
  const enterTag = (event: KeyboardEvent) => {
    if (!takesEnter(event)) return;
    if (values.weight.trim() === '') focus('weight');
    else add();
  };
  const enterWeight = (event: KeyboardEvent) => {
    if (takesEnter(event)) add();
  };
  return (
    <div ref={line} className={styles.line}>
      <Field name="tag" label={t`Tag`} hint={t`Left empty: not read`} autoComplete="off" onKeyDown={enterTag} />
      <Field
        name="weight"
        label={t`Weight`}
        hint={capitalized(unit.name)}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        onKeyDown={enterWeight}
      />
      <Button look="quiet" onClick={add}>{t`Add weight`}</Button>
    </div>
  );
}
