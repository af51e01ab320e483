import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { collator } from '@domain/language/language';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';

export type Product = Held<DataOf<'product'>>;
export type Treatment = Held<DataOf<'treatment'>>;

const productsOf = (state: WithRecords) => selectAll(state, 'product');
const treatmentsOf = (state: WithRecords) => selectAll(state, 'treatment');

/** When each product was used last, by its id. */
const selectLastUses = createSelector([treatmentsOf], (treatments): ReadonlyMap<string, Treatment> => {
  const last = new Map<string, Treatment>();
  for (const treatment of treatments) {
    const { product_uuid: uuid, at } = treatment.data;
    if (uuid !== null && at > (last.get(uuid)?.data.at ?? '')) last.set(uuid, treatment);
  }
  return last;
});

/** The ranch's products that are still used, the one that was used last first, then by name. */
const selectProducts = createSelector([productsOf, selectLastUses], (products, lastUses) => {
  const usedAt = ({ uuid }: Product) => lastUses.get(uuid)?.data.at ?? '';
  return products
    .filter(({ data }) => data.retired_at === null)
    .sort(
      (one, other) => collator.compare(usedAt(other), usedAt(one)) || collator.compare(one.data.name, other.data.name),
    );
});

export const useProducts = (): readonly Product[] => useSelector(selectProducts);
export const useLastUses = (): ReadonlyMap<string, Treatment> => useSelector(selectLastUses);
