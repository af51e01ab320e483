import { useField } from 'formik';
import { colorOf } from '@contract/people/color';
import { Field } from '@shared/forms/Field';
import { pickable } from '../pickable';
import styles from './controls.module.css';

interface ColorFieldProps {
  name: string;
  label: string;
  /** The accessible name of the browser's own picker, which opens from the swatch. */
  picker: string;
  hint?: string;
}

/** A color by name or by digits, shown beside the text and picked from there. */
export function ColorField({ picker, ...field }: ColorFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(field.name);
  return (
    <Field
      {...field}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <span className={styles.swatch}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <rect x="1" y="1" width="30" height="30" rx="6" fill={colorOf(value) ?? 'none'} stroke="currentColor" />
          </svg>
          <input
            type="color"
            aria-label={picker}
            value={pickable(value)}
            onChange={({ target }) => void setValue(target.value)}
          />
        </span>
      }
    />
  );
}
