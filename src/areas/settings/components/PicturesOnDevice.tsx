import { useDispatch, useSelector } from 'react-redux';
import { numberInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import { photoName } from '@photos/photoName';
import { selectWaitsForWifi, sendNowAsked } from '@photos/photosSlice';
import { useAbout } from '@photos/useAbout';
import { useWaitingPhotos, type WaitingPhoto } from '@photos/useWaitingPhotos';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { refusalInOwnWords } from '@shared/refusals/inOwnWords';
import { PageTurner } from './PageTurner';
import { usePages } from './usePages';

function WaitingPicture({ photo: { data }, bytes, sent, putOff }: WaitingPhoto) {
  const about = useAbout(data);
  const { zone, now } = useRanchView();
  const waitsForWifi = useSelector(selectWaitsForWifi);
  const why = putOff && refusalInOwnWords({ ...putOff, details: null });
  const percent = numberInWords(Math.floor((100 * sent) / bytes));
  return (
    <Row title={photoName(data, about, { zone, now })}>
      {why !== null && <p>{t`Not taken yet: ${why}`}</p>}
      {waitsForWifi && <p>{t`Waiting for Wi-Fi`}</p>}
      <p>{sent === 0 ? t`Not uploaded yet` : t`${percent}% sent`}</p>
    </Row>
  );
}

/** The photos whose pictures are on this device only, with how much of each has gone out. */
export function PicturesOnDevice() {
  const dispatch = useDispatch();
  const waitsForWifi = useSelector(selectWaitsForWifi);
  const { shown, ...pages } = usePages(useWaitingPhotos());
  return (
    <>
      <Rows>
        {shown.map((each) => (
          <WaitingPicture key={each.photo.uuid} {...each} />
        ))}
      </Rows>
      <PageTurner {...pages} />
      {waitsForWifi && (
        <Actions>
          <Button look="quiet" onClick={() => dispatch(sendNowAsked())}>{t`Send pictures now`}</Button>
        </Actions>
      )}
    </>
  );
}
