import type { FormikErrors, FormikValues } from 'formik';
import type { ValidateOptions, ValidationError } from '@contract/text/yup';
import { isTypedEarly } from './typedEarly';

/** What judges the values of a form. */
export interface FormSchema {
  validate(values: unknown, options: ValidateOptions): Promise<unknown>;
}

/**
 * A form's rules: a schema that is loaded when it is first needed, not before the form can be typed into. Where that was
 * done before the form came, the button is pressed soon.
 */
export interface Rules {
  preload: () => void;
  /** The first sentence against each field that breaks a rule. */
  validate: <V extends FormikValues>(values: V) => Promise<FormikErrors<V>>;
}

type Judge = (values: FormikValues) => Record<string, string>;

const noObjection: Judge = () => ({});

/**
 * @param load loads the schema; it is asked once, and again after a failure. While it cannot be had, nothing is held
 *   against the values: the server judges by the same rules.
 * @param meanwhile what is held against the values all the same: a rule that the server cannot judge
 */
export function lazyRules(load: () => Promise<FormSchema>, meanwhile = noObjection): Rules {
  let loading: Promise<FormSchema> | undefined;
  const schema = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const preload = () => void schema().catch(() => undefined);
  if (isTypedEarly()) preload();
  return {
    preload,
    validate: async (values) => {
      const known = await schema().catch(() => undefined);
      return known === undefined ? (meanwhile(values) as FormikErrors<typeof values>) : errorsOf(known, values);
    },
  };
}

async function errorsOf<V extends FormikValues>(schema: FormSchema, values: V): Promise<FormikErrors<V>> {
  try {
    await schema.validate(values, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (isValidationError(error)) return firstByField(error);
    throw error;
  }
}

function isValidationError(error: unknown): error is ValidationError {
  return error instanceof Error && error.name === 'ValidationError';
}

function firstByField<V extends FormikValues>(error: ValidationError): FormikErrors<V> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const errors: Record<string, string> = {};
  for (const { path, message } of all) errors[path ?? ''] ??= message;
  return errors as FormikErrors<V>;
}
