import type { ButtonHTMLAttributes } from 'react';
import { useIsInBrowser } from '@shared/lib/useIsInBrowser';
import styles from './Button.module.css';
import { Spinner } from './Spinner';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'quiet' | 'danger';
  isWide?: boolean;
  /** Shows the spinner and takes no press; the name stays, so that a screen reader finds it again. */
  isBusy?: boolean;
}

export function Button({ look = 'primary', isWide = false, isBusy = false, children, ...rest }: ButtonProps) {
  // Before the app has come a press would send the form natively, with all that stands in it.
  const isTooEarly = !useIsInBrowser() && rest.type === 'submit';
  const classes = [styles.button, styles[look], isWide ? styles.wide : ''].join(' ');
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      disabled={isTooEarly || isBusy || rest.disabled === true}
      aria-busy={isBusy}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
