import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useEffectEvent } from 'react';
import { PressContext, SubmitContext } from '@shared/forms/FormContext';
import { useWording } from '../useWording';
import { beneath, type Choice, type ValuesOf } from './beneath';
import type { OpenedRecord } from './OpenedContext';

/** Follows what is changed beneath the form that it is called in, and says how a choice is made. */
export function useBeneath({ opened, live, takeLive, decide }: OpenedRecord, valuesOf: ValuesOf) {
  const { values, setValues, initialValues, resetForm, touched, errors, submitCount } =
    useFormikContext<FormikValues>();
  const wording = useWording();
  const isPressed = useContext(PressContext);
  const { isPending } = useContext(SubmitContext);

  const follow = useEffectEvent(() => {
    // What the form itself has sent is no news, and nothing moves under a press.
    if (isPressed || isPending || live === undefined || live === opened) return;
    const found = beneath(opened, live, values, valuesOf, wording);
    if (found.told.size > 0) {
      resetForm({ values: { ...initialValues, ...found.begins }, touched, errors, submitCount });
      void setValues({ ...values, ...found.taken });
    }
    takeLive(found);
  });
  useEffect(() => follow(), [live, opened, isPressed, isPending]);

  return {
    onMine: decide,
    onTheirs: (made: readonly Choice[]) => {
      void setValues(made.reduce((after, { theirs }) => ({ ...after, ...theirs }), values));
      decide(made);
    },
  };
}
