import { useState } from 'react';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { ALL_THERE, type OpenEntryDialog } from '../entryKinds';
import type { Subject } from '../entryForm';
import { usePhotosAbout } from '../usePhotosAbout';
import { EntriesCard } from './EntriesCard';
import { PhotoList } from './PhotoList';

/** How many pictures are asked for at once. */
const STEP = 24;

interface PhotosCardProps {
  subject: Subject;
  open: OpenEntryDialog;
}

/** All photos of a paddock or a herd, the latest first; nothing where there are none: they are added with an entry. */
export function PhotosCard({ subject, open }: PhotosCardProps) {
  const photos = usePhotosAbout(subject);
  const [max, setMax] = useState(STEP);
  if (photos.length === 0) return null;
  return (
    <EntriesCard title={t`Photos`} actions={null} nothing="" count={photos.length} max={max}>
      <PhotoList
        photos={photos.slice(0, max)}
        about={subject.name}
        onOpen={(photo) => open('photo', { photo, ...ALL_THERE })}
      />
      {photos.length > max && (
        <Button look="quiet" onClick={() => setMax((shown) => shown + STEP)}>
          {t`Show more`}
        </Button>
      )}
    </EntriesCard>
  );
}
