import { useField } from 'formik';
import { FieldFrame } from './FieldFrame';
import { useFieldAria } from './useFieldAria';
import styles from './Field.module.css';
import own from './TextArea.module.css';

interface TextAreaProps {
  name: string;
  label: string;
  hint?: string;
}

/** A field for a few sentences, with their line breaks. */
export function TextArea({ name, label, hint }: TextAreaProps) {
  const [field] = useField<string>(name);
  const { aria, error } = useFieldAria(name, hint);
  return (
    <FieldFrame id={aria.id} label={label} hint={hint} error={error}>
      <textarea
        {...field}
        {...aria}
        className={[styles.input, own.lines].join(' ')}
        rows={3}
        // The browser itself brings only the line with the cursor into view.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      />
    </FieldFrame>
  );
}
