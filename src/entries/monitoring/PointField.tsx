import { useField } from 'formik';
import { useState } from 'react';
import { ACCURACY_MAX_M, type Fix } from '@domain/geometry/track';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { Field } from '@shared/forms/Field';
import fieldStyles from '@shared/forms/Field.module.css';
import { usePosition } from '@shared/lib/usePosition';
import { lengthInWords } from '@shared/units/lengthInWords';
import { hereTyped } from './pointText';

/** Where something is: typed, or taken from where the person is now. */
export function PointField({ label }: { label: string }) {
  const [, , { setValue }] = useField<string>('point');
  const { isMetric } = usePersonsUnits();
  const [isAsked, setIsAsked] = useState(false);
  const [taken, setTaken] = useState<Fix | null>(null);
  const { problem } = usePosition(isAsked, (fix) => {
    setTaken(fix);
    void setValue(hereTyped(fix.position));
    // What the device says first is often far off: it is asked until it knows better.
    if (fix.accuracyM <= ACCURACY_MAX_M) setIsAsked(false);
  });
  const accuracy = taken === null ? '' : lengthInWords(taken.accuracyM, isMetric);
  const found = taken === null ? t`Looking for your position.` : t`Your position, to within ${accuracy}.`;
  return (
    <Field
      name="point"
      label={label}
      hint={t`Latitude first, such as 41.93, -101.62.`}
      autoComplete="off"
      aside={
        <button
          type="button"
          className={fieldStyles.toggle}
          aria-pressed={isAsked}
          onClick={() => setIsAsked((was) => !was)}
        >
          {t({ message: 'Here', context: 'take the position of the device' })}
        </button>
      }
      below={<div role="status">{(isAsked || taken !== null) && <p>{problem ?? found}</p>}</div>}
    />
  );
}
