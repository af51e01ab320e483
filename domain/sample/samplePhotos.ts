import { t } from '../words';
import type { SampleRecord } from './SampleRecord';

/** What is drawn for a photo of the sample ranch. */
export interface SampleScene {
  readonly place: 'creek' | 'mesa';
  /** How high the grass is, from 0 (bare) to 1 (belly high). */
  readonly grass: number;
  readonly thing: 'none' | 'feeder' | 'gate' | 'windmill' | 'stick';
}

/** A photo of the sample ranch: of which record it is, and what is to be seen. */
export interface SamplePhoto {
  readonly subject: { readonly kind: 'note' | 'task' | 'forage'; readonly uuid: string };
  readonly paddockUuid: string | null;
  /** When it was taken, ISO 8601 in UTC. */
  readonly at: string;
  readonly caption: string;
  readonly scene: SampleScene;
}

const DAY_MS = 86_400_000;
/** How many days before now what is still to be done was photographed. */
const SEEN_DAYS = 3;

/**
 * The photos that go with the records of `sampleRanch`: six, of which two are of one paddock a year apart.
 *
 * @param now ms since 1970, as the records were made with
 */
export function samplePhotos(records: readonly SampleRecord[], now: number): SamplePhoto[] {
  const of = (kind: SamplePhoto['subject']['kind']) =>
    records.filter((each): each is SampleRecord<'note' | 'task' | 'forage'> => each.kind === kind);
  const seen = new Date(now - SEEN_DAYS * DAY_MS).toISOString();
  const photo = (
    record: SampleRecord<'note' | 'task' | 'forage'> | undefined,
    caption: string,
    scene: SampleScene,
  ): SamplePhoto[] => {
    if (record === undefined) return [];
    const { kind, uuid, data } = record;
    const at = 'at' in data ? data.at : seen;
    return [{ subject: { kind, uuid }, paddockUuid: data.paddock_uuid, at, caption, scene }];
  };
  const [before, after, moved] = of('note');
  const [gate, windmill] = of('task');
  const measured = of('forage').findLast(({ data }) => data.paddock_uuid === moved?.data.paddock_uuid);
  return [
    ...photo(before, t`Along the water`, { place: 'creek', grass: 0.2, thing: 'none' }),
    ...photo(after, t`Along the water, a year later`, { place: 'creek', grass: 0.75, thing: 'none' }),
    ...photo(moved, t`Mineral feeder at the upper end`, { place: 'mesa', grass: 0.4, thing: 'feeder' }),
    ...photo(gate, t`The gate hangs`, { place: 'creek', grass: 0.45, thing: 'gate' }),
    ...photo(windmill, t`Windmill and tank`, { place: 'mesa', grass: 0.3, thing: 'windmill' }),
    ...photo(measured, t`Measured with the stick`, { place: 'mesa', grass: 0.6, thing: 'stick' }),
  ];
}
