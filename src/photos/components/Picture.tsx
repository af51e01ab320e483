import { useSelector } from 'react-redux';
import type { PictureSize } from '@contract/grazing/photoPaths';
import { t } from '@domain/words';
import { selectMe } from '@features/user';
import { useWording } from '@records/useWording';
import { selectWaiting } from '../photosSlice';
import { usePicture } from '../usePicture';
import styles from './Picture.module.css';

interface PictureProps {
  /** Of whose photo it is; null for one of this form, which isn't saved. */
  changedBy: string | null;
  sha256: string;
  width: number;
  height: number;
  size: PictureSize;
  /** What stands for it where it can't be seen. */
  alt: string;
}

/** Why a picture is missing, in words; undefined while it is looked for. */
function useWhy(why: string | null | undefined, sha256: string, changedBy: string | null): string | undefined {
  const { personOf } = useWording();
  const userUuid = useSelector(selectMe)?.uuid;
  const isHere = useSelector(selectWaiting)[sha256] !== undefined;
  switch (why) {
    case null:
    case undefined:
      return undefined;
    case 'picture_awaited': {
      if (isHere || changedBy === null || changedBy === userUuid) return t`Not uploaded yet`;
      const name = personOf(changedBy);
      return t`Not uploaded yet, on ${name}’s phone`;
    }
    case 'not_a_picture':
      return t`The file wasn’t a picture`;
    case 'offline':
      return t`No connection`;
    case 'picture_missing':
    case 'no_such_photo':
    case 'not_found':
      return t`The picture is missing`;
    // The server has it, or may have it: it is busy, being mended, or does not know who asks.
    default:
      return t`This picture can’t be loaded right now`;
  }
}

/** The picture of a photo, in a frame of its own form from the beginning; in its place the reason why there is none. */
export function Picture({ changedBy, sha256, width, height, size, alt }: PictureProps) {
  const { url, why, onMissing } = usePicture(sha256, size);
  const words = useWhy(why, sha256, changedBy);
  const isSmall = size === 'small';
  const style = isSmall ? {} : { aspectRatio: `${width} / ${height}` };
  return (
    <span
      className={isSmall ? styles.small : styles.large}
      style={style}
      {...(url === null && { role: 'img', 'aria-label': words === undefined ? alt : `${alt}. ${words}` })}
    >
      {url === null ? words : <img src={url} alt={alt} loading="lazy" decoding="async" onError={onMissing} />}
    </span>
  );
}
