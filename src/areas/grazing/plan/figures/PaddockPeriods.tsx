import { useState } from 'react';
import { useSelector } from 'react-redux';
import { daysOfFeed } from '@domain/grazing/daysLeft';
import { isKnown, missing, type Figure } from '@domain/grazing/figure';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { selectFigures, type WithRecords } from '@records/index';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { FigureCell } from '@shared/figures/FigureCell';
import { lackingInWords } from '@shared/figures/lacking';
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

const notKnownYet = (lacking: string): string => t`Can’t be figured yet: ${lacking}.`;
const feedForHerd = (herd: string): string => t`Feed for ${herd}`;
const daysAtRest = (restDays: number): string => t`Days at ${restDays} of rest`;

/** How long each paddock may be grazed by its yield, and how long its feed lasts for a herd. */
export function PaddockPeriods({ living, recoveries: [short, long] }: PaddockPeriodsProps) {
  const { paddocks, herds } = useSelector((state: WithRecords) => selectFigures(state));
  const { weight } = useRanchView();
  const all = useHerds().filter(({ figures }) => !figures.isRetired);
  const [chosen, setChosen] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const herd = all.find(({ herd: { uuid } }) => uuid === chosen) ?? all[0];
  const names = new Map(living.map(({ uuid, name }) => [uuid, name]));
  const nameIn = (uuid: string) => names.get(uuid);
  // What the paddock of the row itself lacks needs no name.
  const nameBeside = (own: string) => (uuid: string) => (uuid === own ? undefined : nameIn(uuid));
  // All periods are shares of the same mean: what that lacks is said once, not in every row.
  const lacking = [short, long].flatMap(({ periods }) => [...periods.values()]).find((period) => !isKnown(period));
  const sorted = [...living].sort((one, other) => collator.compare(one.name, other.name));
  return (
    <Card>
      <h2>{t`Paddocks`}</h2>
      <p>
        {t`Grazing periods are the mean period × the yield of the paddock / the mean yield, where yield = acres × rating.`}
        {lacking !== undefined && !isKnown(lacking) && ` ${notKnownYet(lackingInWords(lacking, nameIn))}`}
      </p>
      {herd !== undefined && (
        <div className={styles.choice}>
          <LiveSelect
            aria-label={t`Feed for herd`}
            value={herd.herd.uuid}
            options={all.map(({ herd: { uuid, data } }) => ({ value: uuid, label: feedForHerd(data.name) }))}
            onChange={setChosen}
          />
        </div>
      )}
      <ReportTable
        label={t`Grazing periods and feed of the paddocks`}
        columns={[
          { name: t`Paddock` },
          { name: t`Rating`, isNumber: true },
          { name: daysAtRest(short.restDays), isNumber: true },
          { name: daysAtRest(long.restDays), isNumber: true },
          { name: t`Forage left`, isNumber: true },
          { name: t`Days of feed`, isNumber: true },
        ]}
        rows={sorted.slice(0, shown).map(({ uuid, name, rating }) => {
          const left = paddocks.get(uuid)?.forageLeftLb ?? missing('estimate', uuid);
          const demand = herd === undefined ? 0 : (herds.get(herd.herd.uuid)?.dailyDemandLb ?? 0);
          const days = daysOfFeed(left, demand);
          const nameOf = nameBeside(uuid);
          const period = ({ which, periods }: Recovery) => {
            const figure: Figure = periods.get(uuid) ?? missing('rating', uuid);
            return isKnown(figure) ? <FigureCell key={which} figure={figure} unit={TENTHS} nameOf={nameOf} /> : NONE;
          };
          return {
            key: uuid,
            cells: [
              name,
              rating === null ? NONE : numberInWords(rating, 1),
              period(short),
              period(long),
              <FigureCell key="left" figure={left} unit={weight} short={weight.short} nameOf={nameOf} />,
              days === null ? NONE : <FigureCell key="days" figure={days} unit={TENTHS} nameOf={nameOf} />,
            ],
          };
        })}
      />
      {sorted.length > shown && (
        <Button look="quiet" aria-label={t`Show more paddocks`} onClick={() => setShown(shown + SHOWN)}>
          {t`Show more`}
        </Button>
      )}
    </Card>
  );
}
