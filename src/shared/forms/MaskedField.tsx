import { useField } from 'formik';
import type { InputHTMLAttributes } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { FieldFrame } from './FieldFrame';
import { digitsIn, fitPattern } from './fitPattern';
import { useFieldAria } from './useFieldAria';
import fieldStyles from './Field.module.css';
import styles from './MaskedField.module.css';

interface MaskedFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'> {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'tel';
  /** Stands before the input, as text that is part of neither the value nor the label. */
  before?: string;
  /** What is typed or pasted takes this form as far as it reaches; each `#` is a digit. */
  pattern: string;
  /** The digits to take out of what was typed or pasted; all of them if not told otherwise. */
  digitsOf?: (typed: string) => string;
}

/** An input for digits that stand in a pattern. Its value is the text with the pattern. */
export function MaskedField({ name, label, hint, before, pattern, digitsOf = digitsIn, ...input }: MaskedFieldProps) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const { aria, error } = useFieldAria(name, hint);
  return (
    <FieldFrame id={aria.id} label={label} hint={hint} error={error}>
      <div className={styles.row}>
        {before !== undefined && <span className={styles.before}>{before}</span>}
        <NumberFormatBase
          {...input}
          {...aria}
          name={name}
          inputMode="numeric"
          className={fieldStyles.input ?? ''}
          value={value}
          format={(digits) => fitPattern(pattern, digits)}
          removeFormatting={digitsOf}
          onValueChange={({ formattedValue }) => void setValue(formattedValue)}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
}
