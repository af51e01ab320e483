import { Formik } from 'formik';
import type { ReactNode } from 'react';

interface StageProps {
  /** What the field is called; `field` where the component leaves that open. */
  name?: string;
  /** What stands in the field. */
  value?: string | boolean | string[];
  /** What is said against it. */
  error?: string;
  children: ReactNode;
}

const nothing = () => undefined;

/** A form around one field, in a state that a person would have to bring about. */
export function Stage({ name = 'field', value = '', error, children }: StageProps) {
  const errors = error === undefined ? {} : { [name]: error };
  return (
    <Formik
      initialValues={{ [name]: value }}
      initialErrors={errors}
      initialTouched={{ [name]: error !== undefined }}
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
