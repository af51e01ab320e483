import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectRain, selectSeason, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { daysInWords } from '@shared/lib/daysInWords';
import { rainInWords } from '@shared/units/rainInWords';
import { inUnit } from '@shared/units/units';
import { Trans } from '@shared/words';
import { dateInWords } from '../dateInWords';
import type { OpenEntryDialog } from '../entryKinds';
import { EntriesCard } from './EntriesCard';
import { EntryActs } from './EntryActs';
import styles from './Entries.module.css';

const SHOWN_MAX = 10;
const HEAD = [t`Day`, t`Rain`, t({ message: 'Change', context: 'column of what can be done' })];

/** The rain of the season: its sum, and its latest days. */
export function Rain({ open }: { open: OpenEntryDialog }) {
  const { zone, now, mayRecord } = useRanchView();
  const { rain: unit } = usePersonsUnits();
  const season = useSelector((state: WithRecords) => selectSeason(state));
  const rain = useSelector((state: WithRecords) => selectRain(state));
  const days = daysInWords(rain.days);
  const amount = rainInWords(rain.inches, unit);
  const name = season?.data.name ?? '';
  const add = <Button look="quiet" onClick={() => open('add-rain')}>{t`Add rain`}</Button>;
  return (
    <EntriesCard
      title={t`Rain`}
      actions={mayRecord && add}
      nothing={t`No rain is recorded for this season yet.`}
      count={rain.entries.length}
      max={SHOWN_MAX}
    >
      <p>
        {season === null ? (
          <Trans>
            <b>{amount}</b> on {days}
          </Trans>
        ) : (
          <Trans>
            <b>{amount}</b> on {days} in {name}
          </Trans>
        )}
      </p>
      <div className={styles.rain}>
        {/* The roles are said, since some browsers forget them with the look of a table. */}
        <table className={styles.table} role="table" aria-label={t`Rain of the season`}>
          <thead>
            <tr role="row">
              {HEAD.map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rain.entries.slice(0, SHOWN_MAX).map((held) => {
              const day = dateInWords(held.data.on, zone, now);
              return (
                <tr key={held.uuid} role="row">
                  <th role="rowheader" scope="row">
                    {day}
                  </th>
                  <td role="cell">{inUnit(held.data.inches, unit)}</td>
                  <td role="cell">
                    <EntryActs kind="rain" held={held} label={t`More for rain of ${day}`} about={day} open={open} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </EntriesCard>
  );
}
