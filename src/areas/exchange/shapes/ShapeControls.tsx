import { plural, t } from '@domain/words';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { SearchField } from '@shared/forms/SearchField';
import type { Becomes, NamedBy, ShapeRow } from './shapeRows';
import styles from './ShapeControls.module.css';

/** From this many shapes on they are looked for and decided about together. */
const MANY = 8;

const ALL: readonly { value: Becomes | ''; label: string }[] = [
  { value: '', label: t`Choose` },
  { value: 'paddock', label: t`Paddocks` },
  { value: 'place', label: t`Places` },
  { value: 'boundary', label: t`Boundaries` },
  { value: 'nothing', label: t`Nothing` },
];

interface ShapeControlsProps {
  search: string;
  onSearch: (words: string) => void;
  /** The fields of the file that could name its shapes. */
  fields: readonly string[];
  namedBy: NamedBy;
  onNamedBy: (field: NamedBy) => void;
  /** The rows that the search shows, of so many. */
  shown: readonly ShapeRow[];
  count: number;
  onAll: (becomes: Becomes) => void;
}

/** What holds for many shapes of a file at once: which field names them, which are shown, and what those will be. */
export function ShapeControls({
  search,
  onSearch,
  fields,
  namedBy,
  onNamedBy,
  shown,
  count,
  onAll,
}: ShapeControlsProps) {
  const isMany = count >= MANY;
  if (!isMany && fields.length < 2) return null;
  const isNarrowed = shown.length < count;
  const allLabel = isNarrowed ? plural(shown.length, { other: 'The # shown will be' }) : t`All of them will be`;
  return (
    <div className={styles.controls}>
      {isMany && <SearchField label={t`Find by name`} value={search} onChange={onSearch} />}
      {fields.length > 1 && (
        <div className={styles.choice}>
          <span>{t`Names from`}</span>
          <LiveSelect
            aria-label={t`Names from`}
            value={namedBy ?? ''}
            options={[
              { value: '', label: t`The file’s names` },
              ...fields.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(value) => onNamedBy(value === '' ? null : value)}
          />
        </div>
      )}
      {isMany && (
        <div className={styles.choice}>
          <span>{allLabel}</span>
          <LiveSelect
            aria-label={allLabel}
            value=""
            options={ALL}
            onChange={(value) => {
              const chosen = ALL.find((one) => one.value === value)?.value ?? '';
              if (chosen !== '') onAll(chosen);
            }}
          />
        </div>
      )}
    </div>
  );
}
