import { figuredKinds } from '@contract/grazing/kindMeta';
import type { RecordKind } from '@contract/grazing/records';
import type { NamedRanch } from '@domain/formats/figuresJson';
import type { FastifyReply } from 'fastify';
import { busy, noSuchSeason } from '../http/refusals';
import type { ExportAsked } from './exportFiles';
import type { FileBytes } from './fileWorker';
import type { GrazingDeps } from './GrazingDeps';
import { readEntered } from './readEntered';
import { sharedFind } from './inShares';
import { readSlices } from './readSlices';
import type { SharedFiles } from './SharedFiles';

/** A file that is asked for: of which ranch at which revision, for whom. */
export interface Reading {
  ranchUuid: string;
  revision: number;
  sharers: readonly string[];
  asked: ExportAsked;
  /** Where the file names it. */
  ranch?: NamedRanch | null;
  /** The same for whoever asks for the same file. */
  which: string;
}

const CLOCK_KINDS: readonly RecordKind[] = ['herd', 'count', 'transfer', 'treatment', 'weighing', 'animal'];

const ORGANIC_KINDS: readonly RecordKind[] = [
  ...figuredKinds(),
  'grazing_season',
  'confinement',
  'demand',
  'feedstuff',
];

/** What files need besides their season and the ranch's settings, where that isn't what figures are computed from. */
const KINDS: ReadonlyMap<string, readonly RecordKind[]> = new Map([
  ['grazing.xlsx', [...figuredKinds(), 'rain']],
  ['treatments.csv', ['herd', 'treatment']],
  ['paddock_treatments.csv', ['paddock', 'paddock_treatment']],
  ['weights.csv', ['herd', 'weighing']],
  ['animals.csv', CLOCK_KINDS],
  ['withdrawal.csv', CLOCK_KINDS],
  ['organic.csv', ORGANIC_KINDS],
  ['ration.csv', ORGANIC_KINDS],
  ['monitoring.csv', [...figuredKinds(), 'key_area', 'use_reading']],
  ['cover.csv', ['transect', 'transect_reading']],
  ['year.csv', [...figuredKinds(), 'unit', 'attestation', 'paddock_treatment', 'mark']],
  ['drought.csv', [...figuredKinds(), 'rain', 'trigger', 'decision']],
]);

const kindsOf = (name: string): readonly RecordKind[] => {
  const kinds = KINDS.get(name);
  return kinds === undefined ? figuredKinds() : [...new Set<RecordKind>(['ranch', 'season', ...kinds])];
};

/** Shapes are nearly all of a ranch's bytes, and most files need only their acres. */
const WITH_SHAPES: ReadonlySet<string> = new Set(['paddocks.geojson', 'paddocks.kml']);

/** It says how the moves behind its figures were entered. */
const WITH_ENTERED = 'year.csv';

/** A ranch's figures as a file, written by a thread. Throws 422 for an unknown season. */
export async function readExport(
  deps: Pick<GrazingDeps, 'db' | 'shares'>,
  files: SharedFiles,
  { ranchUuid, revision, sharers, asked, which, ranch = null }: Reading,
  reply: FastifyReply,
): Promise<Buffer> {
  const read = async (gone: AbortSignal) => {
    const kinds = kindsOf(asked.name);
    const withoutShapes = !WITH_SHAPES.has(asked.name);
    const wanted = { ranchUuid, after: 0, head: revision, withDeleted: false, kinds, withoutShapes, asAtHead: true };
    const chunks: FileBytes[] = [];
    for await (const slice of readSlices(sharedFind(deps, sharers, gone), wanted)) {
      if (gone.aborted) throw busy();
      chunks.push(new TextEncoder().encode(slice));
    }
    const entered = asked.name === WITH_ENTERED ? await readEntered(deps, { ranchUuid, sharers }, gone) : [];
    return { asked: { export: { ...asked, entered, ranch } }, chunks };
  };
  const body = await files.write({ which: `${which} ${revision}`, sharers, read }, reply);
  if (body === null) throw noSuchSeason();
  return body;
}
