import { usePhotosOf } from '@photos/usePhotosOf';
import { latePart } from '@shared/components/latePart';

const Photos = latePart(() => import(/* webpackChunkName: "photosOfEntry" */ '@photos/components/Photos'));

interface EntryPhotosProps {
  /** The entry. */
  uuid: string;
  /** What it is about is called. */
  about: string;
  onOpen: (photo: string) => void;
}

/** The photos of an entry, in its row; nothing where there are none. */
export function EntryPhotos({ uuid, about, onOpen }: EntryPhotosProps) {
  const photos = usePhotosOf(uuid);
  if (photos.length === 0) return null;
  return <Photos photos={photos} about={about} onOpen={onOpen} />;
}
