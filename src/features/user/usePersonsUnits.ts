import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { unitsOf } from '@contract/people/units';
import { unitOf, type Unit } from '@shared/units/units';
import { selectMe } from './userSelectors';

export interface PersonsUnits {
  readonly area: Unit;
  readonly weight: Unit;
  readonly yield: Unit;
  readonly animalDays: Unit;
  readonly rain: Unit;
  readonly height: Unit;
  readonly isMetric: boolean;
}

/** The units in which the person reads and types. */
export function usePersonsUnits(): PersonsUnits {
  const units = unitsOf(useSelector(selectMe)?.settings ?? {});
  return useMemo(
    () => ({
      area: unitOf('area', units),
      weight: unitOf('weight', units),
      yield: unitOf('yield', units),
      animalDays: unitOf('animalDays', units),
      rain: unitOf('rain', units),
      height: unitOf('height', units),
      isMetric: units === 'metric',
    }),
    [units],
  );
}
