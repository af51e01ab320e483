import type { PictureToSend } from '@photos/fromZip/sendFromZip';
import type { DataOf } from '@records/index';
import type { Grounds, Plan } from './planRecords';
import type { FileRecord, RecordsFile } from './RecordsFile';
import type { ReadZip } from './useRecordsFile';

const photosIn = (records: readonly FileRecord[]) => records.filter((each) => each.kind === 'photo');
const hashesOf = (photos: readonly { readonly data: DataOf<'photo'> }[]): ReadonlySet<string> =>
  new Set(photos.map(({ data }) => data.sha256));

/** The pictures of a zip that belong to photos which a file brings, or which are there before. */
export function picturesToSend(
  { pictures }: ReadZip,
  file: RecordsFile,
  { records }: Plan,
  { find }: Grounds,
): readonly PictureToSend[] {
  const fresh = hashesOf(photosIn(records));
  const before = hashesOf(photosIn(file.records).filter(({ uuid }) => find('photo', uuid) !== undefined));
  return pictures
    .filter(({ sha256 }) => fresh.has(sha256) || before.has(sha256))
    .map((each) => ({ ...each, mayBeThere: before.has(each.sha256) }));
}
