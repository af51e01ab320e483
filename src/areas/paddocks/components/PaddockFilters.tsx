import { useState } from 'react';
import { t } from '@domain/words';
import { Pills } from '@shared/components/Pills';
import { SearchField } from '@shared/forms/SearchField';
import { rowsOf, SHOWN, type PaddockRow, type Shown } from '../paddockRows';
import { COLUMNS, firstOrderOf, READY_FIRST, type Column, type Order } from '../sortRows';
import styles from './PaddockFilters.module.css';

const WORDS: Readonly<Record<Shown, string>> = {
  all: t({ message: 'All', context: 'paddocks' }),
  ready: t({ message: 'Ready', context: 'paddocks' }),
  resting: t({ message: 'Resting', context: 'paddocks' }),
  grazing: t({ message: 'Grazing', context: 'paddocks' }),
  subdivisions: t`Subdivisions`,
  retired: t({ message: 'Retired', context: 'paddocks' }),
};
/** These two are offered only where there are any. */
const SELDOM: readonly Shown[] = ['subdivisions', 'retired'];

interface PaddockFiltersProps {
  rows: readonly PaddockRow[];
  shown: Shown;
  onShow: (shown: Shown) => void;
  typed: string;
  onType: (typed: string) => void;
  order: Order;
  onOrder: (order: Order) => void;
  head: Readonly<Record<Column, string>>;
}

/**
 * What narrows the list down, and on a phone, where there are no columns to press, what it is sorted by. There the search is
 * behind a button, so that the first paddock is in view.
 */
export function PaddockFilters({ rows, shown, onShow, typed, onType, order, onOrder, head }: PaddockFiltersProps) {
  const options = SHOWN.map((value) => ({ value, label: WORDS[value], count: rowsOf(rows, value).length })).filter(
    ({ value, count }) => count > 0 || !SELDOM.includes(value) || value === shown,
  );
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={[styles.filters, isOpen || typed !== '' ? styles.open : ''].join(' ')}>
      <SearchField label={t`Search paddocks`} value={typed} onChange={onType} />
      <Pills label={t`Show`} options={options} chosen={shown} onChoose={onShow} />
      <button
        type="button"
        className={styles.opener}
        aria-label={t`Search and sort`}
        aria-expanded={isOpen || typed !== ''}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5" />
        </svg>
      </button>
      <label className={styles.order}>
        <span>{t`Sort by`}</span>
        <select
          value={order.by}
          onChange={({ target }) =>
            onOrder(firstOrderOf(COLUMNS.find((name) => name === target.value) ?? READY_FIRST.by))
          }
        >
          {COLUMNS.map((name) => (
            <option key={name} value={name}>
              {name === READY_FIRST.by ? t`Most ready first` : head[name]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
