import type { Owner } from '@records/store/outboxStore';
import type { PictureStore } from '@records/store/pictureStore';
import { pictureKept } from './photosSlice';

/**
 * Keeps a picture that was read from a file on this device, as if it had been chosen here. Throws where the disk takes no
 * more.
 *
 * @returns what tells of it
 */
export async function keepFromFile(
  store: PictureStore,
  owner: Owner,
  { sha256, blob }: { readonly sha256: string; readonly blob: Blob },
) {
  await store.keep(owner, { sha256, blob, small: blob });
  return pictureKept({ sha256, bytes: blob.size, keptAt: Date.now() });
}
