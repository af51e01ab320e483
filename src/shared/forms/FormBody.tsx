import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { PageTitle } from '@shared/components/PageTitle';
import type { Failure } from '@shared/requestState';
import { leftToSay, RefusalContext, SubmitContext, useChangedTold } from './FormContext';
import { FormFailure } from './FormFailure';
import type { Rules } from './rules';
import { takeTyped } from './typedEarly';
import { useLastFailure, type Sent } from './useLastFailure';

interface FormBodyProps {
  title: string;
  rules: Rules;
  /** What the server holds against what was sent last. */
  failure: Failure | undefined;
  sent: Sent;
  children: ReactNode;
}

/** Of a choice that is wrong as a whole (`data-wrong`) the first of its options gets the focus. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  (wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong)?.focus();
}

/** The `<form>` itself: after a submit that was refused the focus goes to the first wrong field. */
export function FormBody({ title, rules, failure: failureOfSent, sent, children }: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, setValues, submitForm, submitCount, isSubmitting, isValid } = useFormikContext<FormikValues>();
  const failure = useLastFailure(failureOfSent, sent);
  const focused = useRef(0);
  const { sendOnce } = useContext(SubmitContext);
  useChangedTold();

  // Before the page is painted again, so that what was typed never leaves the screen.
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (Object.keys(typed).length > 0) void setValues({ ...values, ...typed }, false);
  }, [values, setValues]);

  // A field that had the focus before the form came fires no focus event any more.
  useEffect(() => {
    if (form.current?.contains(document.activeElement) === true) rules.preload();
  }, [rules]);

  // Formik ends a submit itself only when the rules refuse it: no later typing may be taken for that.
  useEffect(() => {
    if (submitCount === focused.current || isSubmitting) return;
    focused.current = submitCount;
    focusFirstWrong(form.current);
  }, [submitCount, isSubmitting]);

  useEffect(() => {
    if (failure?.fields !== undefined) focusFirstWrong(form.current);
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form that this one is in is another one.
    event.stopPropagation();
    void sendOnce(submitForm);
  };
  const hasError = failure !== undefined || (submitCount > 0 && !isValid);
  return (
    <RefusalContext value={failure && { failure, values: sent.values }}>
      <form ref={form} onSubmit={submit} onFocus={rules.preload} noValidate method="post">
        <PageTitle title={title} hasError={hasError} />
        {children}
        <FormFailure failure={failure && leftToSay(failure, values, sent.values)} />
      </form>
    </RefusalContext>
  );
}
