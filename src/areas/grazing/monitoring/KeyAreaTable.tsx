import { t } from '@domain/words';
import { metInWords } from '@entries/monitoring/monitoringWords';
import { usePersonsUnits, type PersonsUnits } from '@features/user/usePersonsUnits';
import { USE_METHOD_NAMES } from '@records/evidenceWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { FigureCell } from '@shared/figures/FigureCell';
import { wordOf } from '@shared/lib/wording';
import { inUnit, numberInWords } from '@shared/units/units';
import { ReportTable, type ReportRow } from '../report/ReportTable';
import { actualInWords, grazedInWords, NONE, restBeforeInWords, yearBeforeInWords } from './monitoredInWords';
import styles from './monitoring.module.css';
import { YEARS_BEFORE, type MonitoredArea, type MonitoredPaddock } from './useMonitored';

const MONTHS = { factor: 1, digits: 1 };

const columnsOf = (year: number, { isMetric }: PersonsUnits) => [
  { name: t({ message: 'Unit', context: 'of land' }), isName: true },
  { name: isMetric ? t`Hectares` : t`Acres`, isNumber: true },
  { name: t`Planned season of use` },
  { name: t({ message: 'Grazed', context: 'a column: from when to when' }), isTime: true },
  { name: t`AUM`, isNumber: true },
  { name: t`Rest before` },
  { name: t`Key plant` },
  { name: t`Least stubble` },
  { name: t`Greatest use` },
  { name: t({ message: 'Actual', context: 'use of a key area' }), isTime: true },
  { name: t`Readings` },
  { name: t`Method` },
  { name: t({ message: 'Met', context: 'a column: whether what was agreed was met' }) },
  { name: t`Why not` },
  ...Array.from({ length: YEARS_BEFORE }, (_none, index) => ({ name: String(year - 1 - index), isTime: true })),
];

function areaRow({ now, before }: MonitoredArea, { height }: PersonsUnits): ReportRow {
  const { uuid, data } = now.area;
  const { min_stubble_in: least, max_use_percent: most } = data;
  const percent = numberInWords(most ?? 0, 1);
  return {
    key: uuid,
    cells: [
      data.name,
      // Its paddock has its acres and when it was grazed.
      ...['', data.season_of_use, '', '', ''],
      data.plant,
      least === null ? NONE : inUnit(least, height),
      most === null ? NONE : t`${percent} %`,
      actualInWords(now, height),
      now.readings === null ? NONE : numberInWords(now.readings),
      now.read === null ? NONE : wordOf(USE_METHOD_NAMES, now.read.reading.data.method),
      metInWords(now),
      now.read?.reading.data.cause ?? '',
      ...before.map((year) => yearBeforeInWords(year, height)),
    ],
  };
}

/** The use of key areas in a year: each paddock, and below it its key areas, next to the years before. */
export function KeyAreaTable({ year, paddocks }: { year: number; paddocks: readonly MonitoredPaddock[] }) {
  const units = usePersonsUnits();
  const { zone } = useRanchView();
  const nameOf = useNames();
  const paddockRow = (paddock: MonitoredPaddock): ReportRow => ({
    key: paddock.uuid,
    cells: [
      <b key="name">{paddock.name}</b>,
      <FigureCell key="acres" figure={paddock.acres} unit={units.area} nameOf={nameOf} />,
      '',
      grazedInWords(paddock, zone),
      <FigureCell key="aum" figure={paddock.aum} unit={MONTHS} nameOf={nameOf} />,
      restBeforeInWords(paddock),
    ],
  });
  return (
    <div className={styles.keyAreas}>
      <ReportTable
        label={t`Use of key areas`}
        columns={columnsOf(year, units)}
        rows={paddocks.flatMap((paddock) => [
          paddockRow(paddock),
          ...paddock.areas.map((area) => areaRow(area, units)),
        ])}
      />
    </div>
  );
}
