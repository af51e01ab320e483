import { t } from '@domain/words';
import { differing } from '@records/differing';
import type { Change } from '@records/group';
import { added, changed, type DataOf } from '@records/index';
import type { Unit } from '@shared/units/units';
import { labelTyped } from './labelValues';
import { isNamedAs, productNamed, type TreatValues } from './treatValues';
import type { Product } from './useProducts';

/**
 * What a treatment brings with it: a product that isn't on the list yet, or one whose figures are to be these.
 *
 * @param before the treatment that is changed: what the list no longer calls as it does isn't added once more
 */
export function productChange(
  values: TreatValues,
  products: readonly Product[],
  weight: Unit,
  before: DataOf<'treatment'> | undefined,
): Change | null {
  const product = productNamed(products, values.product);
  const label = labelTyped(values, weight, product?.data);
  if (product === undefined) {
    if (isNamedAs(before, values.product)) return null;
    return added('product', {
      ...label,
      name: values.product.trim(),
      what: values.what,
      graze_days: null,
      retired_at: null,
      note: '',
    });
  }
  const fields = differing(product.data, { ...product.data, ...label });
  return values.updates && Object.keys(fields).length > 0 ? changed('product', product, fields) : null;
}

/** The task of the next dose; null where nobody wants to be reminded. */
export function nextDoseTask({ next_on: due, product }: TreatValues, herdUuid: string): Change | null {
  if (due === '') return null;
  const name = product.trim();
  const task: DataOf<'task'> = {
    title: Array.from(t`Next dose of ${name}`)
      .slice(0, 100)
      .join(''),
    due_on: due,
    assignee_uuid: null,
    paddock_uuid: null,
    herd_uuid: herdUuid,
    repeat_days: null,
    done_at: null,
    note: '',
  };
  return added('task', task);
}
