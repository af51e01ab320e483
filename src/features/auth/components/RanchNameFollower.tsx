import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ranchNameFor } from '@contract/names';

interface Names {
  full_name: string;
  name: string;
}

/** Fills the ranch name from the person's until they write their own. */
export function RanchNameFollower() {
  const { values, setFieldValue } = useFormikContext<Names>();
  const { full_name: fullName, name } = values;
  const followed = useRef('');
  useEffect(() => {
    const offered = ranchNameFor(fullName);
    if (name !== followed.current || name === offered) return;
    followed.current = offered;
    void setFieldValue('name', offered);
  }, [fullName, name, setFieldValue]);
  return null;
}
