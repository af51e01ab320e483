import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import type { DataOf } from '@records/index';
import TreatWarnings from './TreatWarnings';
import type { TreatValues } from './treatValues';

interface TypedWarningsProps {
  /** The id of the treatment that is changed; empty for a new one. */
  uuid: string;
  dataOf: (values: TreatValues) => DataOf<'treatment'>;
}

/** What is said of a treatment as it is typed. */
export function TypedWarnings({ uuid, dataOf }: TypedWarningsProps) {
  const { values } = useFormikContext<TreatValues>();
  const typed = JSON.stringify(dataOf(values));
  // The same data for as long as nothing of it is changed: the warnings read the whole record.
  const data = useMemo(() => JSON.parse(typed) as DataOf<'treatment'>, [typed]);
  return <TreatWarnings uuid={uuid} data={data} />;
}
