import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ranchNameFor } from '@contract/text/names';
import { t } from '@domain/words';
import { Field } from '@shared/forms/Field';
import { useSelectOnFocus } from '@shared/forms/useSelectOnFocus';

type Source = 'full_name' | 'first_name';

/**
 * The name of the ranch. It follows the person's, by the field they write that in, until they write their own; anyone who
 * comes to it before that types over what is offered.
 */
export function RanchNameField({ from = 'full_name' }: { from?: Source }) {
  const { values, setFieldValue } = useFormikContext<Record<Source | 'name', string>>();
  const { [from]: personName, name } = values;
  const offered = ranchNameFor(personName);
  const followed = useRef('');
  const selecting = useSelectOnFocus(name !== '' && name === offered);
  useEffect(() => {
    if (name !== followed.current || name === offered) return;
    followed.current = offered;
    void setFieldValue('name', offered);
  }, [offered, name, setFieldValue]);
  return <Field name="name" label={t`Ranch name`} autoComplete="organization" {...selecting} />;
}
