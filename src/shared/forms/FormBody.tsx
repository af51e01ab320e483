import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { PageTitle } from '@shared/components/PageTitle';
import type { Failure } from '@shared/requestState';
import { FormFailure } from './FormFailure';
import type { Rules } from './rules';

interface FormBodyProps {
  title: string;
  rules: Rules;
  failure: Failure | undefined;
  children: ReactNode;
}

/** The `<form>` itself: after a submit that was refused the focus goes to the first wrong field. */
export function FormBody({ title, rules, failure, children }: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const { handleSubmit, submitCount, isValidating, isValid } = useFormikContext();
  const focused = useRef(0);

  useEffect(() => {
    if (submitCount === focused.current || isValidating) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (isValid && wrong === null) return;
    focused.current = submitCount;
    wrong?.focus();
  }, [submitCount, isValidating, isValid]);

  useEffect(() => {
    if (failure?.fields !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  const hasError = failure !== undefined || (submitCount > 0 && !isValid);
  return (
    <form ref={form} onSubmit={handleSubmit} onFocus={rules.preload} noValidate method="post">
      <PageTitle title={title} hasError={hasError} />
      {children}
      <FormFailure failure={failure} />
    </form>
  );
}
