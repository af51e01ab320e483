import { feedCsv } from '@domain/formats/feedCsv';
import { figuresJson, type NamedRanch } from '@domain/formats/figuresJson';
import { herdsCsv, paddocksCsv } from '@domain/formats/figuresCsv';
import { grazingSheets, type WrittenFacts } from '@domain/formats/grazingSheets';
import { paddocksGeoJson, paddocksKml, type Exported } from '@domain/formats/paddockShapes';
import type { Entered } from '@domain/entered/howEntered';
import { staysCsv } from '@domain/formats/staysCsv';
import { yearOf } from '@domain/grazing/calendarYear';
import { spanAsked, type DaySpan } from '@domain/grazing/daySpan';
import { currentSeason } from '@domain/grazing/seasons';
import { zoneOf } from '@domain/grazing/time';
import { ANIMAL_FILES } from './animalFiles';
import { EVIDENCE_FILES } from './evidenceFiles';
import { FIGURES } from './exportTypes';
import { entriesOf, grazingRecordsOf, shapesOf, type LiveRecord } from './grazingRecords';
import { writeWorkbook } from './workbook';

/**
 * Which file is to be written: of a season by its uuid (null: the current one) or of a year (null: the one that holds the
 * instant), as of an instant (ms since 1970 UTC). Files of animals can be of other days.
 */
export interface ExportAsked {
  name: string;
  season: string | null;
  at: number;
  days: DaySpan;
  year: number | null;
}

/** Which file, with how the ranch's facts were entered, and of which ranch it is, where it needs that. */
export interface ExportWanted extends ExportAsked {
  entered: readonly (readonly [uuid: string, mark: Entered])[];
  ranch: NamedRanch | null;
}

/** What a file is written from. */
interface Source extends Exported {
  stored: readonly LiveRecord[];
  ranch: NamedRanch | null;
}

type Write = (source: Source) => string | Promise<Uint8Array<ArrayBuffer>>;

const factsOf = (stored: readonly LiveRecord[]): WrittenFacts => ({
  counts: entriesOf(stored, 'count'),
  feed: entriesOf(stored, 'feed'),
  feedstuffs: entriesOf(stored, 'feedstuff'),
  forage: entriesOf(stored, 'forage'),
  rain: entriesOf(stored, 'rain'),
});

const FILES = new Map<string, Write>([
  ['paddocks.csv', ({ records, season, at }) => paddocksCsv(records, season, at)],
  ['stays.csv', ({ records, season, at }) => staysCsv(records, season, at)],
  ['herds.csv', ({ records, at }) => herdsCsv(records, at)],
  ['feed.csv', (source) => feedCsv({ ...source, ...factsOf(source.stored) })],
  ['paddocks.geojson', (source) => JSON.stringify(paddocksGeoJson(source))],
  ['paddocks.kml', (source) => paddocksKml(source)],
  [FIGURES, ({ records, season, at, ranch }) => (ranch === null ? '' : figuresJson(records, season, at, ranch))],
  ['grazing.xlsx', (source) => writeWorkbook(grazingSheets({ ...source, facts: factsOf(source.stored) }))],
]);

/**
 * Writes a file of figures from a ranch's records.
 *
 * @returns null when the ranch has no such season, or there is no such file
 */
export async function writeExport(
  { name, season: wanted, at, days, ...more }: ExportWanted,
  stored: readonly LiveRecord[],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const write = FILES.get(name);
  const writeAnimals = ANIMAL_FILES.get(name);
  const records = grazingRecordsOf(stored);
  const { seasons, ranch } = records;
  const season =
    wanted === null ? currentSeason(seasons, at, zoneOf(ranch.time_zone)) : seasons.find(({ uuid }) => uuid === wanted);
  if (season === undefined) return null;
  if (writeAnimals !== undefined) return new TextEncoder().encode(writeAnimals(stored, spanAsked(days, season), at));
  const writeEvidence = EVIDENCE_FILES.get(name);
  if (writeEvidence !== undefined) {
    const { year, entered } = more;
    const asked = { year: year ?? yearOf(at, zoneOf(ranch.time_zone)), entered: new Map(entered), at, days };
    return new TextEncoder().encode(writeEvidence(stored, records, asked));
  }
  if (write === undefined) return null;
  const written = await write({ records, shapes: shapesOf(stored), season, at, stored, ranch: more.ranch });
  return typeof written === 'string' ? new TextEncoder().encode(written) : written;
}
