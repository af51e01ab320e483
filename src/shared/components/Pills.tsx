import { numberInWords } from '@shared/units/units';
import styles from './Pills.module.css';

interface PillsProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** What narrows a list down: one of a few, side by side, each with how many there are of it. */
export function Pills<Value extends string>({ label, options, chosen, onChoose }: PillsProps<Value>) {
  return (
    <div className={styles.pills} role="group" aria-label={label}>
      {options.map(({ value, label: name, count }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name} {count !== undefined && <span>{numberInWords(count)}</span>}
        </button>
      ))}
    </div>
  );
}
