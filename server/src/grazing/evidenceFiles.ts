import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import type { EnteredMarks } from '@domain/entered/enteredStays';
import { coverCsv } from '@domain/formats/coverCsv';
import { droughtCsv } from '@domain/formats/droughtCsv';
import { monitoringCsv } from '@domain/formats/monitoringCsv';
import { yearCsv } from '@domain/formats/yearCsv';
import type { DaySpan } from '@domain/grazing/daySpan';
import type { GrazingRecords } from '@domain/grazing/records';
import { zoneOf } from '@domain/grazing/time';
import { timelinesOf } from '@domain/grazing/timelines';
import { entriesOf, type LiveRecord } from './grazingRecords';
import { organicFile, rationFile } from './organicFiles';

interface Asked {
  year: number;
  /** How the ranch's moves were entered; only the sheet of a year needs it. */
  entered: EnteredMarks;
  at: number;
  days: DaySpan;
}

type WriteEvidence = (stored: readonly LiveRecord[], records: GrazingRecords, asked: Asked) => string;

/** The files of the organic report, monitoring, the sheet of a year and the drought plan, by their names. */
export const EVIDENCE_FILES: ReadonlyMap<string, WriteEvidence> = new Map<string, WriteEvidence>([
  ['organic.csv', organicFile],
  ['ration.csv', rationFile],
  [
    'monitoring.csv',
    (stored, records, { year, at }) => {
      const [areas, readings] = [entriesOf(stored, 'key_area'), entriesOf(stored, 'use_reading')];
      return monitoringCsv({ records, areas, readings, year, at });
    },
  ],
  [
    'cover.csv',
    (stored, { ranch }, { days }) => {
      const readings = entriesOf(stored, 'transect_reading');
      return coverCsv({ transects: entriesOf(stored, 'transect'), readings }, days, zoneOf(ranch.time_zone));
    },
  ],
  [
    'year.csv',
    (stored, records, { year, entered, at }) => {
      const sources = {
        timelines: timelinesOf(records),
        units: entriesOf(stored, 'unit'),
        attestations: entriesOf(stored, 'attestation'),
        treatments: entriesOf(stored, 'paddock_treatment'),
        marks: entriesOf(stored, 'mark'),
        entered,
      };
      return yearCsv(sources, year, at);
    },
  ],
  [
    'drought.csv',
    (stored, records, { at }) => {
      const { rain_normals_in: rainNormals } = entriesOf(stored, 'ranch')[0]?.data ?? DEFAULT_RANCH_SETTINGS;
      const [rain, decisions] = [entriesOf(stored, 'rain'), entriesOf(stored, 'decision')];
      const sources = { timelines: timelinesOf(records), rain, rainNormals, decisions };
      return droughtCsv(entriesOf(stored, 'trigger'), sources, at);
    },
  ],
]);
