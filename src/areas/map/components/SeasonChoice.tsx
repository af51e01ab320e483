import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectAll, selectNow, selectSeason, selectZone, type WithRecords } from '@records/index';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { dateOfDay, zoneOf } from '@domain/grazing/time';

interface SeasonChoiceProps {
  /** null: the current one. */
  uuid: string | null;
  onChoose: (uuid: string | null) => void;
}

/** The season whose figures and days the map shows, where there are several; those to come have none yet. */
export function SeasonChoice({ uuid, onChoose }: SeasonChoiceProps) {
  const seasons = useSelector((state: WithRecords) => selectAll(state, 'season'));
  const current = useSelector((state: WithRecords) => selectSeason(state));
  const now = useSelector(selectNow);
  const zone = useSelector(selectZone);
  const options = useMemo(() => {
    const today = dateOfDay(zoneOf(zone).dayOf(now));
    return seasons
      .filter(({ data }) => data.starts_on <= today)
      .toSorted((one, other) => (one.data.starts_on < other.data.starts_on ? 1 : -1))
      .map(({ uuid, data: { name } }) => ({ value: uuid, label: t`Season ${name}` }));
  }, [seasons, zone, now]);
  if (options.length < 2) return null;
  const chosen = uuid ?? current?.uuid ?? '';
  return (
    <LiveSelect
      aria-label={t`Season`}
      value={chosen}
      options={options}
      onChange={(season) => onChoose(season === current?.uuid ? null : season)}
    />
  );
}
