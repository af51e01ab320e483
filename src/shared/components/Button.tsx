import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { useIsInBrowser } from '@shared/lib/useIsInBrowser';
import styles from './Button.module.css';
import { Spinner } from './Spinner';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'quiet' | 'danger';
  isWide?: boolean;
  /** Shows the spinner and takes no press; name and focus stay, so that nobody at a keyboard is thrown off it. */
  isBusy?: boolean;
  /** Has done its work a moment ago, and takes no press until its place on the page is settled. */
  isSpent?: boolean;
}

export function Button({
  look = 'primary',
  isWide = false,
  isBusy = false,
  isSpent = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Before the app has come a press would send the form natively, with all that stands in it.
  const isTooEarly = !useIsInBrowser() && rest.type === 'submit';
  const classes = [styles.button, styles[look], isWide ? styles.wide : ''].join(' ');
  // Enter in a field presses the form's button too, so this holds a second sending back as well.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy || isSpent ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      data-look={look}
      {...rest}
      className={classes}
      disabled={isTooEarly || rest.disabled === true}
      onClick={press}
      aria-disabled={isBusy || isSpent || undefined}
      aria-busy={isBusy}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
