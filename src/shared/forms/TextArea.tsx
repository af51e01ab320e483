import { useField } from 'formik';
import { withoutDirectionMarks } from '@contract/text/text';
import { FieldFrame } from './FieldFrame';
import { useFieldAria } from './useFieldAria';
import styles from './Field.module.css';
import own from './TextArea.module.css';

interface TextAreaProps {
  name: string;
  label: string;
  hint?: string;
  /** How many lines of it are seen at first. */
  rows?: number;
}

/**
 * A field for a few sentences, with their line breaks. Hidden marks that turn their direction, which phones put around
 * names and numbers that are copied, are left out as they are pasted: no record takes them, and nobody sees them.
 */
export function TextArea({ name, label, hint, rows = 3 }: TextAreaProps) {
  const [field, , { setValue }] = useField<string>(name);
  const { aria, error } = useFieldAria(name, hint);
  return (
    <FieldFrame id={aria.id} label={label} hint={hint} error={error}>
      <textarea
        {...field}
        {...aria}
        onChange={({ currentTarget }) => void setValue(withoutDirectionMarks(currentTarget.value))}
        className={[styles.input, own.lines].join(' ')}
        rows={rows}
        // The browser itself brings only the line with the cursor into view.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      />
    </FieldFrame>
  );
}
