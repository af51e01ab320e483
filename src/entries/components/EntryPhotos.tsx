import { useState } from 'react';
import { plural } from '@domain/words';
import { usePhotosOf } from '@photos/usePhotosOf';
import { Button } from '@shared/components/Button';
import { PhotoList } from './PhotoList';

/** How many are shown at first, and how many more at once: pictures are asked for once they are shown. */
const [FIRST, STEP] = [12, 24];

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
  const [max, setMax] = useState(FIRST);
  if (photos.length === 0) return null;
  const more = Math.min(photos.length - max, STEP);
  return (
    <>
      <PhotoList photos={photos.slice(0, max)} about={about} onOpen={onOpen} />
      {more > 0 && (
        <Button look="quiet" onClick={() => setMax(max + STEP)}>
          {plural(more, { one: 'Show # more photo', other: 'Show # more photos' })}
        </Button>
      )}
    </>
  );
}
