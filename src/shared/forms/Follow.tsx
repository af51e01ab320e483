import { useField } from 'formik';
import { useLayoutEffect, useRef } from 'react';

interface FollowProps {
  name: string;
  /** What the field begins with, as it is known by now. */
  begins: string;
}

/**
 * Inside a form, for a field that begins with what may become known only after the form was drawn, as times do with the
 * zone of a new ranch: it follows until somebody changes it.
 */
export function Follow({ name, begins }: FollowProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const last = useRef(begins);
  const isTheirs = useRef(false);
  // Before anything else is done with the values, so that a press that is under way finds what belongs together.
  useLayoutEffect(() => {
    if (value !== last.current) isTheirs.current = true;
    if (isTheirs.current || begins === last.current) return;
    last.current = begins;
    void setValue(begins, false);
  }, [value, setValue, begins]);
  return null;
}
