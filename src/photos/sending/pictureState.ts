import { photoPaths, type PictureSize } from '@contract/grazing/photoPaths';
import { refusalCode } from './pictureRefusal';

/** An answer that takes longer counts as none, in ms. */
const TIMEOUT_MS = 15_000;

/** Where a picture of the server's is. @param base below which calls are, as the settings of the app name it */
export const pictureUrl = (base: string, ranchUuid: string, sha256: string, size: PictureSize): string =>
  `${base.replace(/\/+$/, '')}${photoPaths.picture(ranchUuid, sha256, size)}`;

/** How a picture stands on the server: there, or why not, by the reason of the refusal; null where nobody answers. */
export async function pictureState(url: string): Promise<'there' | (string & {}) | null> {
  try {
    // A picture that has come meanwhile is as good as one that was there.
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { credentials: 'include', cache: 'no-store', signal });
    if (answer.ok) return 'there';
    // A proxy in between answers with a page of its own.
    const body: unknown = await answer.json().catch(() => null);
    return refusalCode(body);
  } catch {
    return null;
  }
}
