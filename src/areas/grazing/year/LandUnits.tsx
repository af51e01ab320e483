import { useSelector } from 'react-redux';
import { collator, listed } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { EntriesCard } from '@entries/components/EntriesCard';
import { EntryActs } from '@entries/components/EntryActs';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { selectAll, type DataOf, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useMayWrite } from '@records/useMayWrite';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { shortDay } from '@shared/time/ranchTime';

/** From this many paddocks on they are counted, not named. */
const MANY = 6;

function daysInWords({ starts_on, ends_on }: DataOf<'unit'>): string {
  const first = shortDay(starts_on);
  if (ends_on === null) return t`From ${first} on`;
  const last = shortDay(ends_on);
  return t`${first} to ${last}`;
}

/** Land that is reported together: named groups of paddocks. */
export function LandUnits({ open }: { open: OpenEntryDialog }) {
  const units = useSelector((state: WithRecords) => selectAll(state, 'unit'));
  const mayWrite = useMayWrite()('unit');
  const nameOf = useNames();
  return (
    <EntriesCard
      title={t`Land reported together`}
      actions={
        mayWrite && <Button look="quiet" onClick={() => open('add-unit')}>{t`Add land reported together`}</Button>
      }
      nothing={t`The whole ranch is reported as one. Add land here if a program has only some of your paddocks.`}
      count={units.length}
    >
      <Rows>
        {[...units]
          .sort((one, other) => collator.compare(one.data.name, other.data.name))
          .map((unit) => {
            const { name, paddock_uuids: uuids, note } = unit.data;
            const paddocks =
              uuids.length < MANY
                ? listed(uuids.map(nameOf))
                : plural(uuids.length, { one: '# paddock', other: '# paddocks' });
            return (
              <Row
                key={unit.uuid}
                title={<b translate="no">{name}</b>}
                actions={<EntryActs kind="unit" held={unit} label={t`More for ${name}`} about={name} open={open} />}
              >
                <p>{[daysInWords(unit.data), paddocks].join(': ')}</p>
                {note !== '' && <p>{note}</p>}
              </Row>
            );
          })}
      </Rows>
    </EntriesCard>
  );
}
