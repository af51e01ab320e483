import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import type { Held } from '@records/index';
import { inTurns } from '../bringing/inTurns';
import { HereAlready } from './hereAlready';
import { pastureMapRecords, type Choices, type PastureMapGrounds } from './pastureMapRecords';
import { seasonsOfFiles } from './seasonsOfFiles';

/** What stands on the ranch that files are brought to. */
export interface RanchGrounds extends PastureMapGrounds {
  /** Everything of the kinds that can be here already. */
  readonly entries: readonly Held[];
}

/** What files become on the ranch. */
export interface FromPastureMap {
  /** In the order in which it is written. */
  readonly records: ReturnType<typeof pastureMapRecords>;
  /** How many entries of the files the ranch has already. */
  readonly there: number;
}

/** Goes through everything in files, in turns. What it answers once it was given up is of no use. */
export async function fromPastureMap(
  joined: JoinedExports,
  choices: Choices,
  grounds: RanchGrounds,
  signal?: AbortSignal,
): Promise<FromPastureMap> {
  const here = new HereAlready();
  await inTurns(grounds.entries, (entry) => here.add(entry), signal);
  const records: FromPastureMap['records'] = [];
  let { there } = seasonsOfFiles(joined, grounds.seasons);
  const take = (record: FromPastureMap['records'][number]) => {
    if (here.take(record)) there += 1;
    else records.push(record);
  };
  await inTurns(pastureMapRecords(joined, choices, grounds), take, signal);
  return { records, there };
}
