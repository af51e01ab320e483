import { useField } from 'formik';
import { useMemo } from 'react';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { OFF_NAMES } from '@records/herdWords';
import type { DataOf, Held } from '@records/index';
import { Select } from '@shared/forms/Select';

const OFF = Object.entries(OFF_NAMES).map(([off, name]) => ({ value: `off:${off}`, label: t`Off pasture: ${name}` }));

/** Where a herd was: one of the paddocks by name, retired ones too, or off pasture. Nothing is chosen where it was deleted. */
export function PlaceField({ paddocks }: { paddocks: readonly Held<DataOf<'paddock'>>[] }) {
  const [{ value }] = useField<string>('place');
  const options = useMemo(
    () => [
      ...paddocks
        .map(({ uuid, data }) => ({ value: uuid, label: data.name }))
        .sort((one, other) => collator.compare(one.label, other.label)),
      ...OFF,
    ],
    [paddocks],
  );
  const isOpen = value === '';
  return (
    <Select name="place" label={t`Paddock`} options={options} {...(isOpen && { placeholder: t`Choose a paddock` })} />
  );
}
