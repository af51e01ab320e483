import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import { AT_GRAZING_NAMES } from '@records/evidenceWords';
import { useRanchView } from '@records/useRanchView';
import { usePhotosOf } from '@photos/usePhotosOf';
import { wordOf } from '@shared/lib/wording';
import { dateAt } from '@shared/time/ranchTime';
import { EntryPhotos } from '../components/EntryPhotos';
import type { OpenEntryDialog } from '../entryKinds';
import { PlaceRow } from './PlaceRow';
import { repeatedInWords } from './repeatedInWords';

interface PhotoPointRowProps {
  point: Held<DataOf<'photo_point'>>;
  /** What the paddock is called. */
  about: string;
  open: OpenEntryDialog;
}

/** A photo point: where to look, when it is due, and its photos. */
export function PhotoPointRow({ point, about, open }: PhotoPointRowProps) {
  const { zone } = useRanchView();
  const photos = usePhotosOf(point.uuid);
  const { name, landmark, bearing_deg: degrees, at_grazing: grazing, purpose, lens } = point.data;
  const latest = Math.max(...photos.map(({ data }) => Date.parse(data.at)));
  const day = photos.length === 0 ? '' : dateAt(latest, zone);
  const due = [grazing === 'none' ? '' : wordOf(AT_GRAZING_NAMES, grazing), ...repeatedInWords(point.data)];
  return (
    <PlaceRow
      kind="photo_point"
      place={point}
      about={about}
      look={{
        label: t`Add photo`,
        ariaLabel: t`Add photo of ${name}`,
        onPress: () => open('photo-of-point', { entry: point.uuid }),
      }}
      open={open}
    >
      <p>{[t`${degrees}° from north`, landmark, lens, purpose, ...due].filter(Boolean).join('. ')}</p>
      <p>{photos.length === 0 ? t`No photo yet.` : t`Last photo ${day}.`}</p>
      <EntryPhotos uuid={point.uuid} about={name} onOpen={(photo) => open('photo', { photo })} />
    </PlaceRow>
  );
}
