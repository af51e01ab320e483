import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { PictureSize } from '@contract/grazing/photoPaths';
import { selectAppSettings } from '@features/ui';
import type { WithRecords } from '@records/index';
import { pictureState, pictureUrl } from './sending/pictureState';
import { findPictures } from '@records/store/pictureStore';

/** How often a picture that hasn't come is looked for while it is on the screen, in ms. */
const AGAIN_MS = 15_000;

/** A picture as it can be shown: its address; or why there is none, by the server's reason or "offline". */
export type ShownPicture =
  { readonly url: string; readonly why?: undefined } | { readonly url: null; readonly why: string | null };

const LOOKING: ShownPicture = { url: null, why: null };

async function ownPicture(actor: string | null, ranchUuid: string, sha256: string, size: PictureSize) {
  if (actor === null) return undefined;
  const kept = await findPictures()
    ?.read({ actor, ranchUuid }, sha256)
    .catch(() => undefined);
  return kept && (size === 'small' ? kept.small : kept.blob);
}

/**
 * The picture of a photo: of this device where it has it, else of the server. One that hasn't come is looked for every
 * 15 s.
 *
 * @returns the picture, and what is to be told when its address leads to nothing
 */
export function usePicture(sha256: string, size: PictureSize): ShownPicture & { onMissing: () => void } {
  const base = useSelector(selectAppSettings)?.API_V1 ?? '';
  const ranchUuid = useSelector(({ records }: WithRecords) => records?.ranchUuid ?? '');
  const actor = useSelector(({ records }: WithRecords) => records?.actor ?? null);
  const [shown, setShown] = useState<ShownPicture>(LOOKING);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let own: string | undefined;
    let isOver = false;
    void ownPicture(actor, ranchUuid, sha256, size).then((blob) => {
      if (isOver) return;
      own = blob && URL.createObjectURL(blob);
      setShown({ url: own ?? pictureUrl(base, ranchUuid, sha256, size) });
    });
    return () => {
      isOver = true;
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [actor, base, ranchUuid, sha256, size]);
  useEffect(() => {
    if (!isMissing) return undefined;
    const url = pictureUrl(base, ranchUuid, sha256, size);
    let isOver = false;
    const look = async () => {
      const state = document.visibilityState === 'hidden' ? undefined : await pictureState(url);
      if (isOver || state === undefined) return;
      if (state === 'there') setIsMissing(false);
      setShown(state === 'there' ? { url } : { url: null, why: state ?? 'offline' });
    };
    void look();
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [base, isMissing, ranchUuid, sha256, size]);
  return { ...shown, onMissing: () => setIsMissing(true) };
}
