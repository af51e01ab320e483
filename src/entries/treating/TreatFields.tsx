import { useFormikContext } from 'formik';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { Field } from '@shared/forms/Field';
import { WhenField } from '@shared/forms/WhenField';
import type { When } from '@shared/time/useWhen';
import { DoseFields } from './DoseFields';
import { MoreOfTreatment } from './MoreOfTreatment';
import { ProductChosen } from './ProductChosen';
import type { TreatValues } from './treatValues';
import { WhoFields } from './WhoFields';
import { WithdrawalFields } from './WithdrawalFields';

interface TreatFieldsProps {
  herdUuid: string;
  when: When;
  /** Whether the form began with a treatment. */
  isBegun: boolean;
  isNew: boolean;
}

/** What was given, when, to whom, how much of it, and how long nothing of them is sold. */
export function TreatFields({ herdUuid, when, isBegun, isNew }: TreatFieldsProps) {
  const { values } = useFormikContext<TreatValues>();
  const { weight } = useRanchView();
  const at = when.instant(values.when);
  return (
    <>
      <ProductChosen weight={weight} at={at} isBegun={isBegun} isChanged={!isNew} />
      <WhenField when={when} />
      <WhoFields herdUuid={herdUuid} at={at} />
      <DoseFields herdUuid={herdUuid} at={at} weight={weight} />
      <WithdrawalFields />
      <Field name="by" label={t`Given by`} autoComplete="off" />
      <MoreOfTreatment isNew={isNew} />
    </>
  );
}
