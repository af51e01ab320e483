import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { EntriesCard } from '@entries/components/EntriesCard';
import { EntryActs } from '@entries/components/EntryActs';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { selectAll, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { daysOfSeason } from '../seasonWords';

/** Days in which the ranch's pasture can be grazed, for the organic report: the latest first. */
export function GrazingSeasons({ open }: { open: OpenEntryDialog }) {
  const { mayAddPaddocks: mayWrite } = useRanchView();
  const all = useSelector((state: WithRecords) => selectAll(state, 'grazing_season'));
  const seasons = [...all].sort((one, other) => (one.data.starts_on < other.data.starts_on ? 1 : -1));
  return (
    <EntriesCard
      title={t`Grazing seasons`}
      actions={
        mayWrite && <Button look="quiet" onClick={() => open('add-grazing_season')}>{t`Add grazing season`}</Button>
      }
      nothing={t`None yet. The organic report counts the days of the year’s grazing seasons.`}
      count={seasons.length}
    >
      <Rows>
        {seasons.map((season) => {
          const days = daysOfSeason(season.data);
          return (
            <Row
              key={season.uuid}
              title={<b>{days}</b>}
              actions={
                <EntryActs kind="grazing_season" held={season} label={t`More for ${days}`} about={days} open={open} />
              }
            >
              {season.data.note !== '' && <p>{season.data.note}</p>}
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}
