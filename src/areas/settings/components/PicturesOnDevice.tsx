import { useSelector } from 'react-redux';
import { numberInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import { selectRanch } from '@features/user';
import { photoName } from '@photos/photoName';
import { useWaitingPhotos, type WaitingPhoto } from '@photos/useWaitingPhotos';
import { selectOne, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Row, Rows } from '@shared/components/Rows';
import { PageTurner } from './PageTurner';
import { usePages } from './usePages';

/** The name of what a photo is of: its paddock, else the paddock or herd of its record, else the ranch. */
function useAbout({ paddock_uuid, subject_kind, subject_uuid }: WaitingPhoto['photo']['data']): string {
  const nameOf = useNames();
  const ranch = useSelector(selectRanch);
  const subject: object = useSelector((state: WithRecords) => selectOne(state, subject_kind, subject_uuid))?.data ?? {};
  const { paddock_uuid: paddock, herd_uuid: herd } = subject as Partial<Record<string, string | null>>;
  const uuid = paddock_uuid ?? paddock ?? herd;
  return uuid === null || uuid === undefined ? (ranch?.name ?? '') : nameOf(uuid);
}

function WaitingPicture({ photo: { data }, bytes, sent }: WaitingPhoto) {
  const about = useAbout(data);
  const { zone, now } = useRanchView();
  const percent = numberInWords(Math.floor((100 * sent) / bytes));
  return (
    <Row title={photoName(data, about, { zone, now })}>
      <p>{sent === 0 ? t`Not uploaded yet` : t`${percent}% sent`}</p>
    </Row>
  );
}

/** The photos whose pictures are on this device only, with how much of each has gone out. */
export function PicturesOnDevice() {
  const { shown, ...pages } = usePages(useWaitingPhotos());
  return (
    <>
      <Rows>
        {shown.map((each) => (
          <WaitingPicture key={each.photo.uuid} {...each} />
        ))}
      </Rows>
      <PageTurner {...pages} />
    </>
  );
}
