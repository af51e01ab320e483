import { useState } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectOne, type DataOf, type Held, type WithRecords } from '@records/index';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { useAbout } from '../useAbout';
import { usePhotosOf } from '../usePhotosOf';
import { usePhotosOfPlace } from '../usePhotosOfPlace';
import { CompareDialog } from './CompareDialog';
import { OnePhoto } from './OnePhoto';

interface PhotoViewerProps {
  /** The photo that is shown. */
  uuid: string;
  /** What it is of is called; empty where that is for the photo to say. */
  about: string;
  /** Those before and after it; without them those of its record. */
  among: readonly Held<DataOf<'photo'>>[] | undefined;
  onShow: (uuid: string) => void;
  onClose: () => void;
}

type ShownProps = Omit<PhotoViewerProps, 'uuid'> & { photo: Held<DataOf<'photo'>> };

function Shown({ photo, among, onShow, onClose, ...of }: ShownProps) {
  const ofPhoto = useAbout(photo.data);
  const ofRecord = usePhotosOf(photo.data.subject_uuid);
  const ofPlace = usePhotosOfPlace(photo);
  const [isComparing, setIsComparing] = useState(false);
  const about = of.about === '' ? ofPhoto : of.about;
  if (isComparing) {
    return <CompareDialog photo={photo} others={ofPlace} about={about} onBack={() => setIsComparing(false)} />;
  }
  return (
    <OnePhoto
      photo={photo}
      about={about}
      photos={among ?? ofRecord}
      onShow={onShow}
      onCompare={ofPlace.length > 0 ? () => setIsComparing(true) : undefined}
      onClose={onClose}
    />
  );
}

/** One photo, large, with others before and after it; or beside another one of its place. */
export default function PhotoViewer({ uuid, ...props }: PhotoViewerProps) {
  const photo = useSelector((state: WithRecords) => selectOne(state, 'photo', uuid));
  const { onClose } = props;
  if (photo === undefined) {
    return (
      <Dialog title={t`Photo`} onClose={onClose}>
        <p>{t`This is no longer here`}</p>
        <Actions isEnd>
          <Button onClick={onClose}>{t`Close`}</Button>
        </Actions>
      </Dialog>
    );
  }
  return <Shown {...props} photo={photo} />;
}
