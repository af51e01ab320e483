import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { failureOf, type RequestState } from '@shared/requestState';
import { usePress } from '@shared/lib/usePress';
import { FormBody } from './FormBody';
import { PressContext, SubmitContext } from './FormContext';
import type { Rules } from './rules';
import type { Sent } from './useLastFailure';
import { useOnePress } from './useOnePress';

interface FormProps<V extends FormikValues> {
  initialValues: V;
  /** The schema of `contract/`, loaded when the person first touches the form. */
  rules: Rules;
  request: RequestState;
  onSubmit: (values: V, helpers: FormikHelpers<V>) => void;
  title: string;
  children: ReactNode;
}

/**
 * The one form: Formik owns the values, the schema judges them, submitting only tells what happened. Whether it is
 * under way and what the server said against it comes from the slice. However often its buttons are pressed meanwhile, it
 * is sent once.
 */
export function Form<V extends FormikValues>({
  initialValues,
  rules,
  request,
  onSubmit,
  title,
  children,
}: FormProps<V>) {
  const [sent, setSent] = useState<Sent>({ values: {} });
  const isPressed = usePress();
  const holdRef = useRef<(() => void) | null>(null);
  const isPending = request.status === 'pending';
  const sendOnce = useOnePress();
  const submitting = useMemo(() => ({ isPending, holdRef, sendOnce }), [isPending, sendOnce]);
  const submit = (values: V, helpers: FormikHelpers<V>) => {
    if (isPending) return;
    if (holdRef.current !== null) {
      holdRef.current();
      helpers.setSubmitting(false);
      return;
    }
    setSent({ values });
    onSubmit(values, helpers);
  };
  return (
    <Formik initialValues={initialValues} validate={rules.validate} onSubmit={submit}>
      <PressContext value={isPressed}>
        <SubmitContext value={submitting}>
          <FormBody title={title} rules={rules} failure={failureOf(request)} sent={sent}>
            {children}
          </FormBody>
        </SubmitContext>
      </PressContext>
    </Formik>
  );
}
