import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ranchNameFor } from '@contract/names';

type Source = 'full_name' | 'first_name';

/** Fills the ranch name from the person's, by the field they write it in, until they write their own. */
export function RanchNameFollower({ from = 'full_name' }: { from?: Source }) {
  const { values, setFieldValue } = useFormikContext<Record<Source | 'name', string>>();
  const { [from]: personName, name } = values;
  const followed = useRef('');
  useEffect(() => {
    const offered = ranchNameFor(personName);
    if (name !== followed.current || name === offered) return;
    followed.current = offered;
    void setFieldValue('name', offered);
  }, [personName, name, setFieldValue]);
  return null;
}
