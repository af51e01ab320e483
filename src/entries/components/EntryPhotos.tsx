import { usePhotosOf } from '@photos/usePhotosOf';
import { PhotoList } from './PhotoList';

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
  return <PhotoList photos={photos} about={about} onOpen={onOpen} />;
}
