import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ranchNameFor } from '@contract/names';

/** Fills the ranch name from the person's until they write their own. */
export function RanchNameFollower() {
  const { values, setFieldValue } = useFormikContext<{ full_name: string; name: string }>();
  const followed = useRef('');
  const isOwn = values.name !== followed.current;
  const offered = ranchNameFor(values.full_name);
  useEffect(() => {
    if (isOwn || offered === followed.current) return;
    followed.current = offered;
    void setFieldValue('name', offered);
  }, [isOwn, offered, setFieldValue]);
  return null;
}
