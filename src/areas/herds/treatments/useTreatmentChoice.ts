import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What of the address is the page's and not a dialog's. */
export const TREATMENT_PARAMS = ['of', 'product', 'from', 'to'] as const;

/** The herd and the product that the list is narrowed down to; empty: all. */
export function useTreatmentChoice() {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (field: 'of' | 'product', value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(field, value);
          if (value === '') next.delete(field);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { herd: params.get('of') ?? '', product: params.get('product') ?? '', choose };
}
