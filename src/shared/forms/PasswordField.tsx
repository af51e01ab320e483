import { useState, type ReactNode } from 'react';
import { t } from '@domain/words';
import { Field } from './Field';
import styles from './Field.module.css';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  below?: ReactNode;
}

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      aside={
        <button type="button" className={styles.toggle} onClick={() => setIsShown(!isShown)}>
          {isShown ? t`Hide` : t`Show`}
        </button>
      }
    />
  );
}
