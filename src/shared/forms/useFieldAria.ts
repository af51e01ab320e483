import { useId } from 'react';
import { useFieldError } from './FormContext';

/** What ties a control to its label, its hint and its error: attributes for the control, and the error in words. */
export function useFieldAria(name: string, hint: string | undefined) {
  const id = useId();
  const error = useFieldError(name);
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  const aria = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  return { aria, error };
}
