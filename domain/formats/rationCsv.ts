import { isKnown, type Figure } from '../grazing/figure';
import { monthOfDay } from '../grazing/time';
import type { OrganicRecords } from '../organic/organicFacts';
import type { OrganicReport } from '../organic/organicReport';
import { rations, type Ration } from '../organic/rations';
import { tableOf, writeCsv, type Columns } from './csv';

const known = (figure: Figure): number | null => (isKnown(figure) ? figure : null);

const columnsOf = (nameOf: (herdUuid: string) => string): Columns<Ration> => [
  ['month', ({ period }) => period],
  ['class', ({ share }) => share.to.animal],
  ['stage', ({ share }) => share.to.demanded.data?.stage ?? ''],
  ['herd', ({ share }) => nameOf(share.to.herdUuid)],
  ['feedstuff', ({ feedstuff }) => feedstuff?.name ?? null],
  ['what', ({ what }) => what],
  ['source', ({ feedstuff }) => feedstuff?.source ?? null],
  ['status', ({ feedstuff }) => feedstuff?.status ?? null],
  ['certificate', ({ feedstuff }) => feedstuff?.certificate ?? null],
  ['lb', ({ lb }) => known(lb.figure)],
  ['dm_percent', ({ share }) => share.feed.data.dm_percent],
  ['dry_lb', ({ dryLb }) => known(dryLb.figure)],
];

/**
 * `ration.csv`: a row for each feed, class of a herd and month of the report's days that count; lb as fed, `dry_lb` lb of dry
 * matter, unrounded and empty where it isn't known.
 */
export const rationCsv = (
  { fed }: OrganicReport,
  records: Pick<OrganicRecords, 'feedstuffs' | 'whatOfFeed'>,
  nameOf: (herdUuid: string) => string,
): string => writeCsv(tableOf(columnsOf(nameOf), rations(fed, records, monthOfDay)));
