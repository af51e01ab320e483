import { useField, useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import type { Failure } from '@shared/requestState';

/** What the server refused, with the values it refused. */
export interface Refusal {
  failure: Failure;
  values: Record<string, unknown>;
}

export const RefusalContext = createContext<Refusal | undefined>(undefined);

/** The sentence to show beside a field: the server's while the field still holds what was sent, else the form's own. */
export function useFieldError(name: string): string | undefined {
  const refusal = useContext(RefusalContext);
  const { submitCount } = useFormikContext();
  const [{ value }, { error, touched }] = useField<unknown>(name);
  const refused = refusal?.failure.fields?.[name];
  if (refused !== undefined && refusal?.values[name] === value) return refused;
  return touched || submitCount > 0 ? error : undefined;
}
