import { isKnown, type Figure } from '../grazing/figure';
import type { OrganicReport, OrganicRow } from '../organic/organicReport';
import { lacksOf, type OrganicFigures } from '../organic/Row';
import { tableOf, writeCsv, type Columns } from './csv';

const known = (figure: Figure | null): number | null => (figure !== null && isKnown(figure) ? figure : null);

/** "weather 3; 12": each reason with its days; days without a reason stand alone. */
const byReason = ({ offByReason }: OrganicFigures): string =>
  [...offByReason].map(([reason, days]) => `${reason} ${days}`.trim()).join('; ');

/** "dm_percent {uuid}; weight {uuid}": what figures of the row lack, and of which record. */
const lacking = ({ daysGrazed, demandLb, fedLb }: OrganicFigures): string =>
  lacksOf([daysGrazed, demandLb, fedLb])
    .map(({ what, uuid }) => `${what} ${uuid}`)
    .join('; ');

const columnsOf = (nameOf: (herdUuid: string) => string): Columns<OrganicRow> => [
  ['class', ({ animal }) => animal],
  ['stage', ({ stage }) => stage],
  ['herd', ({ herdUuid }) => (herdUuid === null ? null : nameOf(herdUuid))],
  ['mean_head', ({ figures }) => known(figures.meanHead)],
  ['season_days', ({ figures }) => figures.seasonDays],
  ['days_grazed', ({ figures }) => known(figures.daysGrazed)],
  ['days_all', ({ figures }) => figures.daysAll],
  ['days_off', ({ figures }) => figures.daysOff],
  ['off_by_reason', ({ figures }) => byReason(figures)],
  ['demand_lb', ({ figures }) => known(figures.demandLb)],
  ['fed_lb', ({ figures }) => known(figures.fedLb)],
  ['share_fed', ({ figures }) => known(figures.shareFed)],
  ['share_grazed', ({ figures }) => known(figures.shareGrazed)],
  ['dmd_source', ({ figures }) => figures.sources.join('; ')],
  ['lacks', ({ figures }) => lacking(figures)],
];

/**
 * `organic.csv`: a row for each class, and below it one for each herd of it (`herd` is empty in the row of the class). Head, days, lb
 * of dry matter and shares from 0 to 1, unrounded; a figure that lacks something is empty, and `lacks` says what.
 */
export const organicCsv = ({ classes }: OrganicReport, nameOf: (herdUuid: string) => string): string =>
  writeCsv(
    tableOf(
      columnsOf(nameOf),
      classes.flatMap((each): OrganicRow[] => [each, ...each.herds]),
    ),
  );
