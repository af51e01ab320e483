import { useSelector } from 'react-redux';
import { spanOf, type Span } from '@domain/grazing/overTime';
import type { RanchData } from '@domain/grazing/records';
import { t } from '@domain/words';
import { useIsOrganic } from '@entries/organic/lateConfining';
import { selectRanch } from '@features/user';
import { selectAll, selectRecords, type WithRecords } from '@records/index';
import { AddFirst } from '@records/components/AddFirst';
import { SealFoot } from '@records/seal/SealFoot';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { EmptyState } from '@shared/components/EmptyState';
import { Figure, Figures } from '@shared/components/Figures';
import { latePart } from '@shared/components/latePart';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { FigureCell } from '@shared/figures/FigureCell';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useNames } from '@records/useHerds';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { dateAt } from '@shared/time/ranchTime';
import { rainNumber } from '@shared/units/rainInWords';
import { adaTerm, inUnit, numberInWords, type Unit } from '@shared/units/units';
import { appPaths } from '@shared/paths';
import { Link, useSearchParams } from 'react-router';
import { GrazingFrame } from '../components/GrazingFrame';
import { ReportLinks } from '../components/ReportLinks';
import { BesideLast } from '../report/BesideLast';
import { meanUnit } from '../report/meanUnit';
import { OverTime } from '../report/OverTime';
import { SeasonHerds } from '../report/SeasonHerds';
import { SeasonPaddocks } from '../report/SeasonPaddocks';
import { SeasonStays } from '../report/SeasonStays';
import { useReport, type Report } from '../report/useReport';
import { seasonInWords, useSeasonOptions } from '../useSeasonOptions';
import styles from './ReportPage.module.css';

const COUNTED = { factor: 1, digits: 0 };
const NONE = '---';

/** How many of the rests were short, and how many nobody knows the length of. */
function restsInWords({ rests, knownRests, shortRests }: Report['totals']): string {
  const unknown = rests - knownRests;
  const words = [
    knownRests > 0 && t`${shortRests} of ${knownRests} under the target`,
    unknown > 0 && t`${unknown} left out: nothing was recorded for over a year`,
  ];
  return words.filter((each) => each !== false).join('. ');
}

/** From when to when the figures are, and the animal that they are reckoned by. */
function basisInWords(
  { since, until }: Span,
  { standard_weight_lb: weightLb, standard_intake_lb: intakeLb }: RanchData,
  { zone, weight }: { zone: string | null; weight: Unit },
): string {
  const [from, to] = [dateAt(since, zone), dateAt(until - 1, zone)];
  const [animal, intake] = [inUnit(weightLb, weight), inUnit(intakeLb, { ...weight, digits: 1 })];
  return t`${from} to ${to}. Standard animal ${animal}, ${intake} a day. Gross figures: hay is not taken off.`;
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
      <p className={styles.ranch} translate="no">
        {ranch?.name}
      </p>
      <h2>{season === null ? t`All time` : seasonInWords(season.data.name)}</h2>
      {span !== null && <p>{basisInWords(span, settings, { zone, weight })}</p>}
      <Figures>
        <Figure name={t`Land`} unit={area.name}>
          <FigureCell figure={acres} unit={area} nameOf={nameOf} />
        </Figure>
        <Figure name={t`Animal days`} unit={t`AD`}>
          <FigureCell figure={ad} unit={COUNTED} nameOf={nameOf} />
        </Figure>
        <Figure name={t`ADA`} unit={animalDays.short}>
          <FigureCell figure={ada} unit={animalDays} nameOf={nameOf} />
        </Figure>
        <Figure name={t({ message: 'Grazed', context: 'animal unit months' })} unit={t`AUM`}>
          <FigureCell figure={aum} unit={COUNTED} nameOf={nameOf} />
        </Figure>
        <Figure
          name={t`Rest before grazing`}
          unit={meanUnit(Math.round(meanRestDays ?? 0))}
          more={restsInWords(totals)}
        >
          {meanRestDays === null ? NONE : numberInWords(meanRestDays)}
        </Figure>
        <Figure name={t`Rain`} unit={rainInches === null ? undefined : rain.name}>
          {rainNumber(rainInches, rain)}
        </Figure>
      </Figures>
      <WhatTermsMean terms={['AU', 'AD', 'AUM', adaTerm(animalDays)]} />
    </section>
  );
}

const SeasonPhotos = latePart(() => import('../report/SeasonPhotos'));

function Sheet({ report }: { report: Report }) {
  const hasPhotos = useSelector((state: WithRecords) => selectAll(state, 'photo').length > 0);
  return (
    <article className={styles.sheet} aria-label={t`Season report`}>
      <Summary report={report} />
      <BesideLast report={report} />
      <OverTime report={report} />
      <SeasonPaddocks report={report} />
      <SeasonHerds report={report} />
      {hasPhotos && <SeasonPhotos report={report} />}
      <SeasonStays report={report} />
      <footer>
        <SealFoot />
      </footer>
    </article>
  );
}

function NothingYet() {
  return (
    <EmptyState title={t`Nothing to report yet`} isHeading actions={<AddFirst />}>
      {t`The report of a season is here once the ranch has paddocks and herds.`}
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
  const isOrganic = useIsOrganic();
  // Then another season has something.
  const hasMoves = useSelector(selectRecords).moves.size > 0;
  const isEmpty = report.report.stays.length === 0 && report.report.paddocks.length === 0;
  return (
    <GrazingFrame
      title={t`Season report`}
      actions={!isEmpty && <Button onClick={() => window.print()}>{t`Print`}</Button>}
    >
      <ReportLinks />
      {(!isEmpty || hasMoves) && (
        <div className={styles.choice}>
          <LiveSelect aria-label={t`Season`} value={chosen} options={options} onChange={choose} />
          {isOrganic && <Link to={appPaths.grazingOrganic}>{t`Organic grazing report`}</Link>}
        </div>
      )}
      {isEmpty ? <NothingYet /> : <Sheet report={report} />}
    </GrazingFrame>
  );
}
