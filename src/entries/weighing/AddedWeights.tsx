import { useFormikContext } from 'formik';
import { useState } from 'react';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { numberInWords, type Unit } from '@shared/units/units';
import type { WeighValues } from './weighValues';
import { weightInWords } from './weightWords';
import styles from './weighing.module.css';

const SHOWN_MAX = 8;

/** The weights that are added, the last one first. One that is wrong is removed, and entered again. */
export function AddedWeights({ unit }: { unit: Unit }) {
  const { values, setFieldValue } = useFormikContext<WeighValues>();
  const [isWhole, setIsWhole] = useState(false);
  const { entries } = values;
  if (entries.length === 0) return null;
  const lines = entries.map((entry, index) => ({ index, words: weightInWords(entry, unit) })).reverse();
  const count = numberInWords(entries.length);
  const remove = (at: number) =>
    setFieldValue(
      'entries',
      entries.filter((_, index) => index !== at),
    );
  return (
    <>
      <ul className={styles.added} aria-label={t`Weights`}>
        {lines.slice(0, isWhole ? Infinity : SHOWN_MAX).map(({ index, words }) => (
          <li key={index}>
            <span>{words}</span>
            <Button look="quiet" aria-label={t`Remove ${words}`} onClick={() => void remove(index)}>{t`Remove`}</Button>
          </li>
        ))}
      </ul>
      {!isWhole && lines.length > SHOWN_MAX && (
        <Button look="quiet" onClick={() => setIsWhole(true)}>{t`Show all ${count}`}</Button>
      )}
    </>
  );
}
