import { useField, type FieldInputProps } from 'formik';
import { useMemo } from 'react';

/** What a radio button or checkbox needs of its field beside its own value and whether it is chosen. */
export type Control = Pick<FieldInputProps<unknown>, 'name' | 'onChange' | 'onBlur'>;

/**
 * A field with a long list of controls. `control` stays the same while values change, so that a control which is drawn
 * by `memo` is drawn again only where it is chosen or left.
 */
export function useSteadyField<Value>(name: string): { value: Value; control: Control } {
  const [{ value, onChange, onBlur }] = useField<Value>(name);
  const control = useMemo(() => ({ name, onChange, onBlur }), [name, onChange, onBlur]);
  return { value, control };
}
