import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectAll, type WithRecords } from '@records/index';
import { PRODUCT_USE_NAMES } from '@records/treatmentWords';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Combobox } from '@shared/forms/Combobox';
import { Select } from '@shared/forms/Select';
import type { Unit } from '@shared/units/units';
import { optionsOf } from '../inWords';
import styles from './treating.module.css';
import { labelAsTyped, NO_LABEL } from './labelValues';
import { isNamedAs, productNamed, type TreatValues } from './treatValues';
import { useLastUses, useProducts, type Product } from './useProducts';

/** A pack is proposed again for this long after it was used. */
const SAME_PACK_MS = 90 * 86_400_000;

/** This many products are one press away. */
const RECENT = 4;

interface ProductChosenProps {
  weight: Unit;
  /** When the treatment is, ms since 1970. */
  at: number;
  /** Whether the form began with a treatment: its figures stay until another product is chosen. */
  isBegun: boolean;
  /** Whether a treatment is changed: what it names isn't added to the list, whatever this calls it by now. */
  isChanged: boolean;
}

/** What the fields hold once a product was chosen: its label, and the pack that was used last. */
function useFilled({ weight, at, isBegun }: ProductChosenProps, chosen: Product | undefined): void {
  const { values, setValues } = useFormikContext<TreatValues>();
  const lastUse = useLastUses().get(chosen?.uuid ?? '');
  const name = chosen?.data.name ?? '';
  const filled = useRef(isBegun ? name : '');
  useEffect(() => {
    if (name === filled.current) return;
    const wasFilled = filled.current !== '';
    filled.current = name;
    if (chosen === undefined && !wasFilled) return;
    const isRecent = lastUse !== undefined && Math.abs(at - Date.parse(lastUse.data.at)) <= SAME_PACK_MS;
    void setValues({
      ...values,
      ...(chosen === undefined ? NO_LABEL : labelAsTyped(chosen.data, weight)),
      batch: isRecent ? lastUse.data.batch : '',
      expires_on: (isRecent ? lastUse.data.expires_on : null) ?? '',
    });
  }, [name, chosen, lastUse, at, weight, values, setValues]);
}

/** The product: one of the ranch's, the last used first, or a new name, which adds it to the list. */
export function ProductChosen(props: ProductChosenProps) {
  const { values, initialValues, setFieldValue } = useFormikContext<TreatValues>();
  const all = useSelector((state: WithRecords) => selectAll(state, 'product'));
  const products = useProducts();
  const chosen = productNamed(products, values.product);
  useFilled(props, chosen);
  const isNamed = isNamedAs(props.isChanged ? initialValues : undefined, values.product);
  const isNew = values.product.trim() !== '' && productNamed(all, values.product) === undefined && !isNamed;
  const isVaccine = isNew && values.what === 'vaccine';
  useEffect(() => {
    if (isVaccine) void setFieldValue('organic', 'unaffected');
  }, [isVaccine, setFieldValue]);
  return (
    <>
      <Combobox
        name="product"
        label={t`Product`}
        {...(!props.isChanged && { hint: t`As on the label. A new name is added to your products.` })}
        options={products.map(({ data }) => data.name)}
        autoComplete="off"
        isFree
      />
      {values.product === '' && products.length > 0 && (
        <div className={styles.recent}>
          <Actions>
            {products.slice(0, RECENT).map(({ uuid, data }) => (
              <Button key={uuid} look="quiet" onClick={() => void setFieldValue('product', data.name)}>
                {data.name}
              </Button>
            ))}
          </Actions>
        </div>
      )}
      {isNew && <Select name="what" label={t`Kind of product`} options={optionsOf(PRODUCT_USE_NAMES)} />}
    </>
  );
}
