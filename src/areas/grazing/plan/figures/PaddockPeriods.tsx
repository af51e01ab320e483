import { useState } from 'react';
import { useSelector } from 'react-redux';
import { daysOfFeed } from '@domain/grazing/daysLeft';
import { missing } from '@domain/grazing/figure';
import { selectFigures, type WithRecords } from '@records/index';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { FigureCell } from '@shared/figures/FigureCell';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { numberInWords } from '@shared/units/units';
import { ReportTable } from '../../report/ReportTable';
import styles from './PlanFigures.module.css';
import type { Recovery } from './usePlanFigures';

/** So many stand there at first. */
const SHOWN = 20;
const TENTHS = { factor: 1, digits: 1 };
const NONE = '---';

interface PaddockPeriodsProps {
  living: readonly { readonly uuid: string; readonly name: string; readonly rating: number | null }[];
  recoveries: readonly [Recovery, Recovery];
}

/** How long each paddock may be grazed by its yield, and how long its feed lasts for a herd. */
export function PaddockPeriods({ living, recoveries: [short, long] }: PaddockPeriodsProps) {
  const { paddocks, herds } = useSelector((state: WithRecords) => selectFigures(state));
  const { weight } = useRanchView();
  const all = useHerds().filter(({ figures }) => !figures.isRetired);
  const [chosen, setChosen] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const herd = all.find(({ herd: { uuid } }) => uuid === chosen) ?? all[0];
  const names = new Map(living.map(({ uuid, name }) => [uuid, name]));
  // What the paddock of the row itself lacks needs no name.
  const nameBeside = (own: string) => (uuid: string) => (uuid === own ? undefined : (names.get(uuid) ?? undefined));
  const sorted = [...living].sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Card>
      <h2>Paddocks</h2>
      <p>
        Grazing periods are the mean period × the yield of the paddock / the mean yield, where yield = acres × rating.
      </p>
      {herd !== undefined && (
        <div className={styles.choice}>
          <LiveSelect
            aria-label="Feed for herd"
            value={herd.herd.uuid}
            options={all.map(({ herd: { uuid, data } }) => ({ value: uuid, label: `Feed for ${data.name}` }))}
            onChange={setChosen}
          />
        </div>
      )}
      <ReportTable
        label="Grazing periods and feed of the paddocks"
        columns={[
          { name: 'Paddock' },
          { name: 'Rating', isNumber: true },
          { name: `Days at ${short.restDays} of rest`, isNumber: true },
          { name: `Days at ${long.restDays} of rest`, isNumber: true },
          { name: 'Forage left', isNumber: true },
          { name: 'Days of feed', isNumber: true },
        ]}
        rows={sorted.slice(0, shown).map(({ uuid, name, rating }) => {
          const left = paddocks.get(uuid)?.forageLeftLb ?? missing('estimate', uuid);
          const demand = herd === undefined ? 0 : (herds.get(herd.herd.uuid)?.dailyDemandLb ?? 0);
          const days = daysOfFeed(left, demand);
          const nameOf = nameBeside(uuid);
          const period = ({ periods }: Recovery) => periods.get(uuid);
          const [brief, lasting] = [period(short), period(long)];
          return {
            key: uuid,
            cells: [
              name,
              rating === null ? NONE : numberInWords(rating, 1),
              brief === undefined ? NONE : <FigureCell key="short" figure={brief} unit={TENTHS} nameOf={nameOf} />,
              lasting === undefined ? NONE : <FigureCell key="long" figure={lasting} unit={TENTHS} nameOf={nameOf} />,
              <FigureCell key="left" figure={left} unit={weight} short={weight.short} nameOf={nameOf} />,
              days === null ? NONE : <FigureCell key="days" figure={days} unit={TENTHS} nameOf={nameOf} />,
            ],
          };
        })}
      />
      {sorted.length > shown && (
        <Button look="quiet" aria-label="Show more paddocks" onClick={() => setShown(shown + SHOWN)}>
          Show more
        </Button>
      )}
    </Card>
  );
}
