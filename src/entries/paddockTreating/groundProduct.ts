import { PRODUCT_USE_NAMES } from '@records/treatmentWords';
import type { Change } from '@records/group';
import { added, type DataOf } from '@records/index';
import { productNamed } from '../treating/treatValues';
import type { Product } from '../treating/useProducts';

type Treatment = DataOf<'paddock_treatment'>;

const isUse = (what: string): what is DataOf<'product'>['what'] => Object.hasOwn(PRODUCT_USE_NAMES, what);

/** A product that isn't on the ranch's list yet, with the days that were typed; null for lime, compost and manure. */
export function groundProduct(
  { product: name, what, graze_days, export_days }: Treatment,
  products: readonly Product[],
): Change | null {
  if (!isUse(what) || productNamed(products, name) !== undefined) return null;
  return added('product', {
    ...{ name, what, graze_days, export_days },
    ...{ active: '', reg_no: '', dose: null, dose_unit: 'l', dose_per_lb: null, route: null },
    ...{ meat_days: null, milk_hours: null, organic: null, retired_at: null, note: '' },
  });
}
