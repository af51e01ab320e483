import { Formik } from 'formik';
import type { ReactNode } from 'react';

interface StageProps {
  /** What stands in the field, which is called `field`. */
  value?: string | boolean;
  /** What is said against it. */
  error?: string;
  children: ReactNode;
}

const nothing = () => undefined;

/** A form around one field, in a state that a person would have to bring about. */
export function Stage({ value = '', error, children }: StageProps) {
  const errors = error === undefined ? {} : { field: error };
  return (
    <Formik
      initialValues={{ field: value }}
      initialErrors={errors}
      initialTouched={{ field: error !== undefined }}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={nothing}
    >
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </Formik>
  );
}
