import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Empties a form that stays on the screen once what was typed has done its work. */
export function EmptyWhen({ isDone }: { isDone: boolean }) {
  const { resetForm } = useFormikContext();
  useEffect(() => {
    if (isDone) resetForm();
  }, [isDone, resetForm]);
  return null;
}
