import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import { organicCsv } from '@domain/formats/organicCsv';
import { rationCsv } from '@domain/formats/rationCsv';
import type { GrazingRecords } from '@domain/grazing/records';
import { timelinesOf } from '@domain/grazing/timelines';
import type { OrganicRecords } from '@domain/organic/organicFacts';
import { organicReport } from '@domain/organic/organicReport';
import { entriesOf, type LiveRecord } from './grazingRecords';

function organicRecordsOf(stored: readonly LiveRecord[], records: GrazingRecords): OrganicRecords {
  const { rule_set: ruleSet } = entriesOf(stored, 'ranch')[0]?.data ?? DEFAULT_RANCH_SETTINGS;
  return {
    timelines: timelinesOf(records),
    grazingSeasons: entriesOf(stored, 'grazing_season'),
    confinements: entriesOf(stored, 'confinement'),
    demands: entriesOf(stored, 'demand'),
    whatOfFeed: new Map(entriesOf(stored, 'feed').map(({ uuid, data }) => [uuid, data.what])),
    feedstuffs: new Map(entriesOf(stored, 'feedstuff').map(({ uuid, data }) => [uuid, data])),
    ruleSet,
  };
}

interface Asked {
  year: number;
  /** The as-of instant, ms since 1970 UTC. */
  at: number;
}

function read(stored: readonly LiveRecord[], records: GrazingRecords, { year, at }: Asked) {
  const organic = organicRecordsOf(stored, records);
  const names = new Map(records.herds.map(({ uuid, data }) => [uuid, data.name]));
  return { organic, report: organicReport(organic, year, at), nameOf: (uuid: string) => names.get(uuid) ?? '' };
}

/** `organic.csv` of a year. */
export function organicFile(stored: readonly LiveRecord[], records: GrazingRecords, asked: Asked): string {
  const { report, nameOf } = read(stored, records, asked);
  return organicCsv(report, nameOf);
}

/** `ration.csv` of a year. */
export function rationFile(stored: readonly LiveRecord[], records: GrazingRecords, asked: Asked): string {
  const { organic, report, nameOf } = read(stored, records, asked);
  return rationCsv(report, organic, nameOf);
}
