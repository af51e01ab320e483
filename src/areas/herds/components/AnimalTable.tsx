import { Link } from 'react-router';
import type { AnimalRow } from '@domain/animals/single/animalRows';
import { t } from '@domain/words';
import { safeInWords, whereInWords } from '@entries/animals/whereInWords';
import { ANIMAL_NAMES } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { LongTable } from '@shared/components/LongTable';
import { Cell, HeadCell } from '@shared/components/Table';
import { wordOf } from '@shared/lib/wording';
import { animalHref } from '@shared/recordHrefs';
import { dateAt } from '@shared/time/ranchTime';
import { inUnit } from '@shared/units/units';

const HEAD = [t`Tag`, t`Name`, t`Class`, t`Herd`, t`Last weight`, t`Gain`, t`Safe from`];

const keyOf = ({ uuid }: AnimalRow): string => uuid;

/** Animals with their tags, where they are, what they weighed last, and from when on they are safe. */
export function AnimalTable({ rows }: { rows: readonly AnimalRow[] }) {
  const { zone, weight, gain } = useRanchView();
  const nameOf = useNames();
  return (
    <LongTable label={t`Animals`} head={HEAD} rows={rows} keyOf={keyOf} rowPx={61}>
      {({ uuid, tags, data, where, lastWeight, gainLbPerDay, safe }) => (
        <>
          <HeadCell>
            <Link translate="no" to={animalHref(uuid)}>
              {tags[0]}
            </Link>
          </HeadCell>
          <Cell name={t`Name`}>{data.name}</Cell>
          <Cell name={t`Class`}>{wordOf(ANIMAL_NAMES, data.animal)}</Cell>
          <Cell name={t`Herd`}>{whereInWords(where, nameOf)}</Cell>
          <Cell name={t`Last weight`}>
            {lastWeight !== null && `${inUnit(lastWeight.lb, weight)}, ${dateAt(lastWeight.at, zone)}`}
          </Cell>
          <Cell name={t`Gain`}>{gainLbPerDay !== null && inUnit(gainLbPerDay, gain)}</Cell>
          <Cell name={t`Safe from`}>{safeInWords(safe, zone)}</Cell>
        </>
      )}
    </LongTable>
  );
}
