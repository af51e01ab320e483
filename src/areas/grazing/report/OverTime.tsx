import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { feedTotals } from '@domain/grazing/feed';
import { headAt, headOver, monthsOf, spanOf, type Month } from '@domain/grazing/overTime';
import { rainWithin } from '@domain/grazing/rain';
import type { Timelines } from '@domain/grazing/timelines';
import { instantInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { Card } from '@shared/components/Card';
import { FigureCell } from '@shared/figures/FigureCell';
import { rainNumber } from '@shared/units/rainInWords';
import { numberInWords } from '@shared/units/units';
import styles from './Chart.module.css';
import { HeadChart } from './HeadChart';
import { MonthBars } from './MonthBars';
import { ReportTable } from './ReportTable';
import type { Report } from './useReport';

const HEAD = { factor: 1, digits: 0 };
const AU = { factor: 1, digits: 1 };
const NONE = '---';
const LABELS_MAX = 8;

/** "Jun", and with its year what is not of the last one's year. */
function monthInWords(month: string, isWithYear: boolean): string {
  const options = isWithYear ? ({ month: 'short', year: 'numeric' } as const) : ({ month: 'short' } as const);
  return instantInWords(Date.parse(`${month}-15T12:00:00Z`), { ...options, timeZone: 'UTC' });
}

function useMonths(timelines: Timelines, months: readonly Month[]) {
  const rain = useSelector((state: WithRecords) => selectAll(state, 'rain'));
  const feed = useSelector((state: WithRecords) => selectAll(state, 'feed'));
  return useMemo(
    () =>
      months.map((month) => ({
        ...month,
        stock: headAt(timelines, month.until),
        rainInches: rainWithin(rain, { ...month, season: null }, timelines.standard.zone).inches,
        feed: feedTotals(feed, month),
      })),
    [timelines, months, rain, feed],
  );
}

/** Where the names of the months stand: all of a year, some of a long time. */
function labelsOf(months: readonly Month[], placeOf: (month: Month, index: number) => number) {
  const step = Math.ceil(months.length / LABELS_MAX);
  return months.map((month, index) => ({
    key: month.month,
    text: index % step === 0 ? monthInWords(month.month, false) : '',
    at: placeOf(month, index),
  }));
}

/** Head and animal units, rain and feed over the season, drawn and month by month. */
export function OverTime({ report: { figures, totals } }: { report: Report }) {
  const { timelines, period } = figures;
  const { rain: rainUnit, weight } = usePersonsUnits();
  const [rainName, rainShort, massName, massShort] = [rainUnit.name, rainUnit.short, weight.name, weight.short];
  const nameOf = useNames();
  const span = useMemo(() => spanOf(timelines, period), [timelines, period]);
  const points = useMemo(() => (span === null ? [] : headOver(timelines, span)), [timelines, span]);
  const parts = useMemo(() => (span === null ? [] : monthsOf(timelines, span)), [timelines, span]);
  const months = useMonths(timelines, parts);
  if (span === null) return null;
  const inTime = labelsOf(parts, ({ since, until }) => ((since + until) / 2 - span.since) / (span.until - span.since));
  const byMonth = labelsOf(parts, (_month, index) => (index + 0.5) / parts.length);
  const isOfYears = parts[0]?.month.slice(0, 4) !== parts.at(-1)?.month.slice(0, 4);
  return (
    <Card>
      <h2>{t`Month by month`}</h2>
      <HeadChart span={span} points={points} labels={inTime} />
      <div className={styles.pair}>
        <MonthBars
          title={t`Rain, ${rainName}`}
          values={months.map(({ rainInches }) => (rainInches === null ? null : rainInches * rainUnit.factor))}
          labels={byMonth}
        />
        <MonthBars
          title={t`Hay and other feed put out, ${massName}`}
          values={months.map(({ feed }) => feed.putOutLb * weight.factor)}
          labels={byMonth}
        />
      </div>
      <ReportTable
        label={t`Month by month`}
        columns={[
          { name: t`Month` },
          { name: t`Head at its end`, isNumber: true },
          { name: t`AU at its end`, isNumber: true },
          { name: t`Rain (${rainShort})`, isNumber: true },
          { name: t`Feed put out (${massShort})`, isNumber: true },
          { name: t`Feed eaten (${massShort})`, isNumber: true },
        ]}
        rows={months.map(({ month, stock, rainInches, feed }) => ({
          key: month,
          cells: [
            monthInWords(month, isOfYears),
            stock === null ? NONE : <FigureCell figure={stock.head} unit={HEAD} nameOf={nameOf} />,
            stock === null ? NONE : <FigureCell figure={stock.au} unit={AU} nameOf={nameOf} />,
            rainNumber(rainInches, rainUnit),
            numberInWords(feed.putOutLb * weight.factor),
            numberInWords(feed.eatenLb * weight.factor),
          ],
        }))}
        sums={[
          t`Sum`,
          '',
          '',
          rainNumber(totals.rainInches, rainUnit),
          numberInWords(totals.feedPutOutLb * weight.factor),
          numberInWords(totals.feedEatenLb * weight.factor),
        ]}
      />
      <p>{t`Rain adds up what was recorded: days without an entry are unknown, not dry.`}</p>
    </Card>
  );
}
