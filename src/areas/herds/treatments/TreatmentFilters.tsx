import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { DayChoice } from './DayChoice';
import styles from './treatments.module.css';
import type { useTreatmentChoice } from './useTreatmentChoice';
import type { useTreatmentDays } from './useTreatmentDays';

interface TreatmentFiltersProps {
  choice: ReturnType<typeof useTreatmentChoice>;
  days: ReturnType<typeof useTreatmentDays>;
}

/** What narrows the list of treatments down: a herd, a product, some days. */
export function TreatmentFilters({ choice, days }: TreatmentFiltersProps) {
  const { herd, product, choose } = choice;
  const treatments = useSelector((state: WithRecords) => selectAll(state, 'treatment'));
  const nameOf = useNames();
  const options = useMemo(() => {
    const named = (values: ReadonlySet<string>, labelOf: (value: string) => string) =>
      [...values]
        .map((value) => ({ value, label: labelOf(value) }))
        .sort((one, other) => collator.compare(one.label, other.label));
    return {
      herds: named(new Set(treatments.map(({ data }) => data.herd_uuid)), nameOf),
      products: named(new Set(treatments.map(({ data }) => data.product)), (name) => name),
    };
  }, [treatments, nameOf]);
  return (
    <div className={styles.filters} role="group" aria-label={t`Show`}>
      <LiveSelect
        aria-label={t`Herd`}
        value={herd}
        options={[{ value: '', label: t`All herds` }, ...options.herds]}
        onChange={(value) => choose('of', value)}
      />
      <LiveSelect
        aria-label={t`Product`}
        value={product}
        options={[{ value: '', label: t`All products` }, ...options.products]}
        onChange={(value) => choose('product', value)}
      />
      <DayChoice {...days} />
    </div>
  );
}
