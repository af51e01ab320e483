import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { t } from '@domain/words';
import { differing } from '@records/differing';
import { Button } from '@shared/components/Button';
import { SubmitContext } from '@shared/forms/FormContext';
import type { Unit } from '@shared/units/units';
import { labelTyped } from './labelValues';
import { productNamed, type TreatValues } from './treatValues';
import { useProducts } from './useProducts';

/** Saves a treatment; where its figures aren't those of the list, the list may get them too. */
export function SaveTreatment({ weight }: { weight: Unit }) {
  const { values, setFieldValue, submitForm } = useFormikContext<TreatValues>();
  const { sendOnce } = useContext(SubmitContext);
  const product = productNamed(useProducts(), values.product);
  const isOther =
    product !== undefined &&
    Object.keys(differing(product.data, { ...product.data, ...labelTyped(values, weight, product.data) })).length > 0;
  const saveBoth = async () => {
    await setFieldValue('updates', true);
    await sendOnce(submitForm);
    // What was refused is saved by whichever button is pressed then.
    await setFieldValue('updates', false);
  };
  return (
    <>
      {isOther && <Button look="quiet" onClick={() => void saveBoth()}>{t`Save and update the product`}</Button>}
      <Button type="submit">{t`Save`}</Button>
    </>
  );
}
