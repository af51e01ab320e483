import { useField } from 'formik';
import { FieldFrame } from './FieldFrame';
import { useFieldAria } from './useFieldAria';
import styles from './Field.module.css';

interface SelectProps {
  name: string;
  label: string;
  /** Stands first, for as long as nothing is chosen. Without it the first option is. */
  placeholder?: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** One choice of several, by the browser's own list. */
export function Select({ name, label, placeholder, hint, options }: SelectProps) {
  const [field] = useField<string>(name);
  const { aria, error } = useFieldAria(name, hint);
  return (
    <FieldFrame id={aria.id} label={label} hint={hint} error={error}>
      <select {...field} {...aria} className={styles.input}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
