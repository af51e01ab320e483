import { useFormikContext } from 'formik';
import { useState } from 'react';
import { HITS, type Hit } from '@domain/monitoring/monitoringFacts';
import { numberInWords } from '@domain/language/formats';
import { plural, t } from '@domain/words';
import { fieldInWords } from '@records/fieldWords';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import fieldStyles from '@shared/forms/Field.module.css';
import styles from './monitoring.module.css';
import { pointsTyped, typedHits, type TransectReadingValues } from './transectReadingValues';

/** What each point hit first: counted tap by tap, with a step back, or typed as sums. */
export function HitFields() {
  const { values, setFieldValue } = useFormikContext<TransectReadingValues>();
  const [taps, setTaps] = useState<readonly Hit[]>([]);
  const points = pointsTyped(values);
  const add = (hit: Hit, by: 1 | -1) => {
    const count = typedHits(values)[hit];
    void setFieldValue(hit, String(Math.max(0, (Number.isNaN(count) ? 0 : count) + by)));
  };
  const tap = (hit: Hit) => {
    add(hit, 1);
    setTaps((before) => [...before, hit]);
  };
  const last = taps.at(-1);
  const name = last === undefined ? '' : fieldInWords(last);
  const stepBack = () => {
    if (last === undefined) return;
    add(last, -1);
    setTaps((before) => before.slice(0, -1));
  };
  return (
    <fieldset className={styles.hits}>
      <legend>{t`First hit of each point`}</legend>
      <p className={fieldStyles.hint}>{t`Tap + for each point, or type the sums.`}</p>
      <div className={styles.counts}>
        {HITS.map((hit) => {
          const label = fieldInWords(hit);
          return (
            <Field
              key={hit}
              name={hit}
              label={label}
              inputMode="numeric"
              autoComplete="off"
              placeholder={numberInWords(0)}
              aside={
                <button
                  type="button"
                  className={fieldStyles.toggle}
                  aria-label={t`One more point: ${label}`}
                  onClick={() => tap(hit)}
                >
                  +
                </button>
              }
            />
          );
        })}
      </div>
      <Actions>
        <Button look="quiet" disabled={last === undefined} onClick={stepBack}>
          {last === undefined ? t`One step back` : t`One step back: ${name}`}
        </Button>
        <output className={styles.sum}>
          {Number.isNaN(points) ? '' : plural(points, { one: '# point', other: '# points' })}
        </output>
      </Actions>
    </fieldset>
  );
}
