import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Field } from '@shared/forms/Field';
import { WhenField } from '@shared/forms/WhenField';
import type { When } from '@shared/time/useWhen';
import { DoseFields } from './DoseFields';
import { MoreOfTreatment } from './MoreOfTreatment';
import { ProductChosen } from './ProductChosen';
import TreatWarnings from './TreatWarnings';
import type { TreatValues } from './treatValues';
import { WhoFields } from './WhoFields';
import { WithdrawalFields } from './WithdrawalFields';

interface TreatFieldsProps {
  herdUuid: string;
  when: When;
  /** Whether the form began with a treatment. */
  isBegun: boolean;
  isNew: boolean;
  /** The id of the treatment that is changed; empty for a new one. */
  uuid: string;
  dataOf: (values: TreatValues) => DataOf<'treatment'>;
}

/** What was given, when, to whom, how much of it, and how long nothing of them is sold. */
export function TreatFields({ herdUuid, when, isBegun, isNew, uuid, dataOf }: TreatFieldsProps) {
  const { values } = useFormikContext<TreatValues>();
  const { weight } = useRanchView();
  const at = when.instant(values.when);
  const typed = JSON.stringify(dataOf(values));
  // The same data for as long as nothing of it is changed: the warnings read the whole record.
  const data = useMemo(() => JSON.parse(typed) as DataOf<'treatment'>, [typed]);
  return (
    <>
      <ProductChosen weight={weight} at={at} isBegun={isBegun} isChanged={!isNew} />
      <WhenField when={when} />
      <WhoFields herdUuid={herdUuid} at={at} />
      <DoseFields herdUuid={herdUuid} at={at} weight={weight} />
      <WithdrawalFields />
      <Field name="by" label={t`Given by`} autoComplete="off" />
      <MoreOfTreatment isNew={isNew} />
      <TreatWarnings uuid={uuid} data={data} />
    </>
  );
}
