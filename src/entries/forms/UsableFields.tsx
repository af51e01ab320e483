import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectRecords } from '@records/index';
import { Field } from '@shared/forms/Field';
import { usableInWords, usableOf } from '../usable';

interface Values {
  measure: string;
  lb_per_acre: string;
  production: string;
}

/** Keeps usable forage at its part of the production that is typed, until somebody types another usable amount. */
function useDerived(percent: number) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const { yield: unit } = usePersonsUnits();
  const { production, lb_per_acre } = values;
  const usable = usableOf(production, unit, percent);
  const seen = useRef(production);
  useEffect(() => {
    const isTyped = seen.current !== production;
    seen.current = production;
    if (usable === null || usable === lb_per_acre) return;
    if (isTyped) void setFieldValue('lb_per_acre', usable);
    else void setFieldValue('production', '');
  }, [production, lb_per_acre, usable, setFieldValue]);
}

/** How much forage there is: of an estimate what is usable, by hand or as the ranch's part of what grows. */
export function UsableFields() {
  const { measure } = useFormikContext<Values>().values;
  const { isMetric } = usePersonsUnits();
  const percent = useSelector(selectRecords).ranch.utilisation_percent;
  const isEstimate = measure === 'season_estimate';
  useDerived(percent);
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <Field
        name="lb_per_acre"
        label={isMetric ? t`Kilograms per hectare` : t`Pounds per acre`}
        {...(isEstimate && { hint: `${usableInWords(percent)}.` })}
        {...number}
      />
      {isEstimate && (
        <Field
          name="production"
          label={t`Production (optional)`}
          hint={
            isMetric
              ? t`All that grows, in kilograms per hectare: ${percent} % of it is usable.`
              : t`All that grows, in pounds per acre: ${percent} % of it is usable.`
          }
          {...number}
        />
      )}
    </>
  );
}
