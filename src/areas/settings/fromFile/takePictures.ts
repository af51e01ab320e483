import type { Store } from '@reduxjs/toolkit';
import type { FileGroup } from '@contract/grazing/changesFile';
import { keepFromFile } from '@photos/keepFromFile';
import { photosNeeded } from '@photos/photosNeeded';
import type { WithRecords } from '@records/index';
import { stateOf } from '@records/recordsSelectors';
import { findPictures } from '@records/store/pictureStore';
import type { ReadUnsent } from './readFile';
import type { PictureOfFile } from './readZip';

/** The hashes of the pictures that groups record photos of. */
const namedIn = (groups: readonly FileGroup[]): ReadonlySet<unknown> =>
  new Set(groups.flatMap(({ group }) => group.changes.map(({ data }) => data?.sha256)));

/** The pictures of what is sent: not those of photos that the person has left out. */
function picturesOf({ pictures, groups: all }: ReadUnsent, groups: readonly FileGroup[]): readonly PictureOfFile[] {
  const [inFile, sent] = [namedIn(all), namedIn(groups)];
  return pictures.filter(({ sha256 }) => sent.has(sha256) || !inFile.has(sha256));
}

/**
 * Keeps the pictures of a file on this device, as if they had been chosen here: they go out with its photos, or with photos
 * that are saved already.
 *
 * @returns whether all are kept
 */
export async function takePictures(
  store: Store<WithRecords>,
  ranchUuid: string,
  read: ReadUnsent,
  groups: readonly FileGroup[],
): Promise<boolean> {
  const pictures = picturesOf(read, groups);
  if (pictures.length === 0) return true;
  store.dispatch(photosNeeded());
  const { actor } = stateOf(store.getState());
  const kept = findPictures();
  if (actor === null || kept === undefined) return false;
  try {
    for (const picture of pictures) {
      store.dispatch(await keepFromFile(kept, { actor, ranchUuid }, picture));
    }
    return true;
  } catch {
    return false;
  }
}
