import { useField } from 'formik';
import { numberInWords } from '@domain/language/formats';
import { FieldFrame } from '@shared/forms/FieldFrame';
import { useFieldAria } from '@shared/forms/useFieldAria';
import styles from './controls.module.css';

interface RangeFieldProps {
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
}

const inPercent = (share: number) => `${numberInWords(share * 100)}%`;

/** A share of one on a slider, with its percentage beside it. */
export function RangeField({ name, label, ...range }: RangeFieldProps) {
  const [field] = useField<number>(name);
  const { aria, error } = useFieldAria(name, undefined);
  return (
    <FieldFrame id={aria.id} label={label} hint={undefined} error={error}>
      <div className={styles.range}>
        <input {...range} {...field} {...aria} type="range" aria-valuetext={inPercent(Number(field.value))} />
        {/* The slider says its value itself. */}
        <span aria-hidden="true">{inPercent(Number(field.value))}</span>
      </div>
    </FieldFrame>
  );
}
