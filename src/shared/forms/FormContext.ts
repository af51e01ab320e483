import { useField, useFormikContext } from 'formik';
import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
import type { Failure } from '@shared/requestState';
import type { SendOnce } from './useOnePress';

/** What the server refused, with the values it refused. */
export interface Refusal {
  failure: Failure;
  values: Record<string, unknown>;
}

export const RefusalContext = createContext<Refusal | undefined>(undefined);

/**
 * What is not said beside a field: all of a failure that names no fields, else its sentences on fields whose value has
 * changed since it was sent, or which the form does not have as one value.
 */
export function leftToSay(failure: Failure, values: Refusal['values'], sent: Refusal['values']): Failure | undefined {
  if (failure.fields === undefined) return failure;
  const isBeside = (name: string) => values[name] === sent[name] && /string|boolean/.test(typeof values[name]);
  const left = Object.entries(failure.fields).filter(([name]) => !isBeside(name));
  return left.length === 0 ? undefined : { ...failure, fields: Object.fromEntries(left) };
}

/** Hears from a form whether something in it differs from what it began with. */
export const ChangedContext = createContext<(isChanged: boolean) => void>(() => undefined);

/** Says so for the form that it is called in. */
export function useChangedTold(): void {
  const tell = useContext(ChangedContext);
  const { dirty } = useFormikContext();
  useEffect(() => tell(dirty), [tell, dirty]);
}

interface Submitting {
  /** Whether what the form holds is on its way. */
  isPending: boolean;
  /** What keeps it from being sent for now: that then says why. */
  holdRef: RefObject<(() => void) | null>;
  /** What every button of the form sends it through. */
  sendOnce: SendOnce;
}

export const SubmitContext = createContext<Submitting>({
  isPending: false,
  holdRef: { current: null },
  sendOnce: () => undefined,
});

/** Whether a press is under way: what it leaves must not push what it is on from under the pointer. */
export const PressContext = createContext(false);

/** The sentence against a field: the server's while the field still holds what was sent, else the form's own. */
function useErrorNow(name: string): string | undefined {
  const refusal = useContext(RefusalContext);
  const { submitCount } = useFormikContext();
  const [{ value }, { error, touched }] = useField<unknown>(name);
  const refused = refusal?.failure.fields?.[name];
  if (refused !== undefined && refusal?.values[name] === value) return refused;
  return touched || submitCount > 0 ? error : undefined;
}

/** The sentence to show beside a field. While a press is under way it stays what it was. */
export function useFieldError(name: string): string | undefined {
  const error = useErrorNow(name);
  const isPressed = useContext(PressContext);
  const [shown, setShown] = useState(error);
  if (!isPressed && shown !== error) setShown(error);
  return isPressed ? shown : error;
}
