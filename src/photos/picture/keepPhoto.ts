import { t } from '@domain/words';
import type { Owner } from '@records/store/outboxStore';
import type { PhotoDraft } from '../photoDraft';
import { pictureKept } from '../photosSlice';
import { findPictures } from '@records/store/pictureStore';
import { openPicture } from './openPicture';

/** A camera whose clock is ahead took nothing in the future. */
const isPast = (at: number | null): at is number => at !== null && at <= Date.now();

/**
 * Opens a chosen file and keeps it on this device, for a form; or says why that can't be.
 *
 * @param tell is told once it is kept
 */
export async function keepPhoto(
  owner: Owner,
  file: Blob,
  tell: (kept: ReturnType<typeof pictureKept>) => void,
): Promise<PhotoDraft | { readonly problem: string }> {
  const picture = await openPicture(file).catch(() => null);
  if (picture === null) return { problem: t`This isn’t a picture this browser can open.` };
  const { sha256, blob, small, width, height, at, point, bearing_deg } = picture;
  const pictures = findPictures();
  try {
    if (pictures === undefined) throw new Error('There is no storage');
    await pictures.keep(owner, { sha256, blob, small });
  } catch {
    return { problem: t`There isn’t enough space on this device for this photo. You can save without it.` };
  }
  tell(pictureKept({ sha256, bytes: blob.size, keptAt: Date.now() }));
  return {
    uuid: null,
    sha256,
    bytes: blob.size,
    width,
    height,
    caption: '',
    at: new Date(isPast(at) ? at : Date.now()).toISOString(),
    isNow: !isPast(at),
    point,
    bearing_deg,
  };
}
