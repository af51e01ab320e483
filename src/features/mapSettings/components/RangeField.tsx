import { useField } from 'formik';
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

/** A number on a slider, with the number beside it. */
export function RangeField({ name, label, ...range }: RangeFieldProps) {
  const [field] = useField<number>(name);
  const { aria, error } = useFieldAria(name, undefined);
  return (
    <FieldFrame id={aria.id} label={label} hint={undefined} error={error}>
      <div className={styles.range}>
        <input {...range} {...field} {...aria} type="range" />
        {/* The slider says its value itself. */}
        <span aria-hidden="true">{field.value}</span>
      </div>
    </FieldFrame>
  );
}
