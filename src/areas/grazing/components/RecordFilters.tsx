import { memo, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { foldParts, partsInWords, usePartOf, type PartOf } from '@records/herdParts';
import { selectAll, type WithRecords } from '@records/index';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { DELETED, LAST, type RecordChoice } from '../useRecordChoice';
import { useSeasonOptions } from '../useSeasonOptions';
import styles from './RecordFilters.module.css';

interface Named {
  readonly uuid: string;
  readonly data: { readonly name: string };
}

const optionsOf = (all: string, named: readonly Named[]) => [
  { value: '', label: all },
  ...named
    .map(({ uuid, data }) => ({ value: uuid, label: data.name }))
    .sort((one, other) => collator.compare(one.label, other.label)),
];

/**
 * The choice of a herd is one of its parts too, so those are named with it.
 *
 * @param chosen the id of a part that an address names, which is an option all the same
 */
const herdsWithParts = (herds: readonly Named[], partOf: PartOf, chosen: string): Named[] =>
  foldParts(herds, partOf, ({ uuid, data }) => ({ uuid, name: data.name })).flatMap(({ own, parts }) => {
    if (own === undefined || parts.length === 0) return own ?? [];
    const [herd, ofIt] = [own.data.name, partsInWords(parts.length)];
    const name = t({ message: `${herd} and ${ofIt}`, comment: '"Cows and 2 parts"' });
    return [{ ...own, data: { name } }, ...parts.filter(({ uuid }) => uuid === chosen)];
  });

const WHAT = [
  { value: '', label: t`Stays` },
  { value: LAST, label: t`Last changes` },
  { value: DELETED, label: t`Recently deleted` },
];

interface RecordFiltersProps {
  choice: RecordChoice;
  onChoose: (field: keyof RecordChoice, value: string) => void;
}

/** What narrows the list of stays down. There may be thousands of paddocks to choose from, so it is drawn seldom. */
export const RecordFilters = memo(function RecordFilters({ choice, onChoose }: RecordFiltersProps) {
  const seasons = useSeasonOptions();
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const partOf = usePartOf();
  const herdOptions = useMemo(
    () => optionsOf(t`All herds`, herdsWithParts(herds, partOf, choice.of)),
    [herds, partOf, choice.of],
  );
  const paddockOptions = useMemo(() => optionsOf(t`All paddocks`, paddocks), [paddocks]);
  const shown = ['show', t`What to list`, WHAT] as const;
  const ofStays = [
    ['season', t`Season`, seasons],
    ['of', t`Herd`, herdOptions],
    ['in', t`Paddock`, paddockOptions],
  ] as const;
  const fields = choice.show === DELETED || choice.show === LAST ? [shown] : [...ofStays, shown];
  return (
    <div className={styles.filters} role="group" aria-label={t`Show`}>
      {fields.map(([field, label, options]) => (
        <LiveSelect
          key={field}
          aria-label={label}
          value={choice[field]}
          options={options}
          onChange={(value) => onChoose(field, value)}
        />
      ))}
    </div>
  );
});
