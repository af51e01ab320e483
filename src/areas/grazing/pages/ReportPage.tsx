import { useSelector } from 'react-redux';
import { spanOf } from '@domain/grazing/overTime';
import { selectRanch } from '@features/user';
import { selectRecords } from '@records/index';
import { AddFirst } from '@records/components/AddFirst';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { EmptyState } from '@shared/components/EmptyState';
import { Figure, Figures } from '@shared/components/Figures';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { FigureCell } from '@shared/figures/FigureCell';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useNames } from '@records/useHerds';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { dateAt } from '@shared/time/ranchTime';
import { rainNumber } from '@shared/units/rainInWords';
import { adaName, inUnit, numberInWords } from '@shared/units/units';
import { useSearchParams } from 'react-router';
import { GrazingFrame } from '../components/GrazingFrame';
import { BesideLast } from '../report/BesideLast';
import { OverTime } from '../report/OverTime';
import { SeasonHerds } from '../report/SeasonHerds';
import { SeasonPaddocks } from '../report/SeasonPaddocks';
import { SeasonStays } from '../report/SeasonStays';
import { useReport, type Report } from '../report/useReport';
import { useSeasonOptions } from '../useSeasonOptions';
import styles from './ReportPage.module.css';

const COUNTED = { factor: 1, digits: 0 };
const NONE = '---';

/** How many of the rests were short, and how many nobody knows the length of. */
function restsInWords({ rests, knownRests, shortRests }: Report['totals']): string {
  const unknown = rests - knownRests;
  const words = [
    knownRests > 0 && `${shortRests} of ${knownRests} under the target`,
    unknown > 0 && `${unknown} left out: nothing was recorded for over a year`,
  ];
  return words.filter((each) => each !== false).join('. ');
}

/** Of what and of which time the sheet is, and the half dozen figures to begin with. */
function Summary({ report: { season, totals, figures } }: { report: Report }) {
  const ranch = useSelector(selectRanch);
  const { ranch: settings } = useSelector(selectRecords);
  const { zone } = useRanchView();
  const { area, animalDays, weight, rain } = usePersonsUnits();
  const nameOf = useNames();
  const span = spanOf(figures.timelines, figures.period);
  const { acres, ad, ada, aum, meanRestDays, rainInches } = totals;
  return (
    <section className={styles.summary}>
      <p className={styles.ranch}>{ranch?.name}</p>
      <h2>{season === null ? 'All time' : `Season ${season.data.name}`}</h2>
      {span !== null && (
        <p>
          {dateAt(span.since, zone)} to {dateAt(span.until - 1, zone)}. Standard animal{' '}
          {inUnit(settings.standard_weight_lb, weight)}, {inUnit(settings.standard_intake_lb, { ...weight, digits: 1 })}{' '}
          a day. Gross figures: hay is not taken off.
        </p>
      )}
      <Figures>
        <Figure name="Land" unit={area.name}>
          <FigureCell figure={acres} unit={area} nameOf={nameOf} />
        </Figure>
        <Figure name="Animal days" unit="AD">
          <FigureCell figure={ad} unit={COUNTED} nameOf={nameOf} />
        </Figure>
        <Figure name="ADA" unit={animalDays.short}>
          <FigureCell figure={ada} unit={animalDays} nameOf={nameOf} />
        </Figure>
        <Figure name="Grazed" unit="AUM">
          <FigureCell figure={aum} unit={COUNTED} nameOf={nameOf} />
        </Figure>
        <Figure name="Rest before grazing" unit="days, mean" more={restsInWords(totals)}>
          {meanRestDays === null ? NONE : numberInWords(meanRestDays)}
        </Figure>
        <Figure name="Rain" unit={rainInches === null ? undefined : rain.name}>
          {rainNumber(rainInches, rain)}
        </Figure>
      </Figures>
      <WhatTermsMean terms={['AU', 'AD', 'AUM', adaName(animalDays)]} />
    </section>
  );
}

function Sheet({ report }: { report: Report }) {
  return (
    <article className={styles.sheet} aria-label="Season report">
      <Summary report={report} />
      <BesideLast report={report} />
      <OverTime report={report} />
      <SeasonPaddocks report={report} />
      <SeasonHerds report={report} />
      <SeasonStays report={report} />
    </article>
  );
}

function NothingYet() {
  return (
    <EmptyState title="Nothing to report yet" isHeading actions={<AddFirst />}>
      The report of a season is here once the ranch has paddocks and herds.
    </EmptyState>
  );
}

/** A season on paper: its figures, beside the season before, month by month, by paddock and herd, and its stays. */
export default function ReportPage() {
  const [params, setParams] = useSearchParams();
  const options = useSeasonOptions();
  const named = params.get('season') ?? '';
  const chosen = options.some(({ value }) => value === named) ? named : '';
  const choose = (season: string) =>
    setParams(season === '' ? {} : { season }, { replace: true, preventScrollReset: true });
  const report = useReport(chosen);
  // Then another season has something.
  const hasMoves = useSelector(selectRecords).moves.size > 0;
  const isEmpty = report.report.stays.length === 0 && report.report.paddocks.length === 0;
  return (
    <GrazingFrame title="Season report" actions={!isEmpty && <Button onClick={() => window.print()}>Print</Button>}>
      {(!isEmpty || hasMoves) && (
        <div className={styles.choice}>
          <LiveSelect aria-label="Season" value={chosen} options={options} onChange={choose} />
        </div>
      )}
      {isEmpty ? <NothingYet /> : <Sheet report={report} />}
    </GrazingFrame>
  );
}
