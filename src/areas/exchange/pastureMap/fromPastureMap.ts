import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import type { Held } from '@records/index';
import { inTurns } from '@shared/lib/inTurns';
import { HereAlready } from './hereAlready';
import { Judging } from './Judging';
import { pastureMapRecords, type Choices, type PastureMapGrounds } from './pastureMapRecords';
import { RecordWords } from './RecordWords';

/** What stands on the ranch that files are brought to. */
export interface RanchGrounds extends PastureMapGrounds {
  /** Everything of the kinds that can be here already. */
  readonly entries: readonly Held[];
  readonly zone: string | null;
}

/** What files become on the ranch. */
export interface FromPastureMap extends Readonly<Pick<Judging, 'records' | 'leftOut' | 'remarks'>> {
  /** How many entries of the files the ranch has already. */
  readonly there: number;
}

/** What the ranch's own paddocks and herds are called that files speak of. */
function namesThere({ paddocks, names: { pastures } }: Choices, { herds }: RanchGrounds): Map<string, string> {
  return new Map([
    ...herds.map(({ uuid, data }) => [uuid, data.name] as const),
    ...[...paddocks].map(([pasture, uuid]) => [uuid, pastures[pasture] ?? ''] as const),
  ]);
}

/**
 * Goes through everything in files, in turns. What it answers once it was given up is of no use.
 *
 * @param now the instant, ms since 1970
 */
export async function fromPastureMap(
  joined: JoinedExports,
  choices: Choices,
  grounds: RanchGrounds,
  now: number,
  signal?: AbortSignal,
): Promise<FromPastureMap> {
  const here = new HereAlready();
  await inTurns(grounds.entries, (entry) => here.add(entry), signal);
  const judging = new Judging(here, new RecordWords(namesThere(choices, grounds), grounds.zone), now);
  await inTurns(pastureMapRecords(joined, choices, grounds, now), (record) => judging.take(record), signal);
  const { records, leftOut, remarks, there } = judging;
  return { records, leftOut, remarks, there: there + choices.seasons.there };
}
