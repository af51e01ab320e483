import { useDispatch, useSelector } from 'react-redux';
import { numberInWords } from '@domain/language/formats';
import { plural, t } from '@domain/words';
import { selectFromZip, type FromZip } from '@photos/photosSlice';
import { zipStopped } from '@photos/fromZip/sendFromZip';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';

const GO_ON = t`Choose both files again to go on with the rest.`;

/** What became of the sending, and what to do. */
const SAYING: Readonly<Record<FromZip['state'], string>> = {
  underWay: t`Keep this page open until all of them are.`,
  over: '',
  stopped: t`You stopped it.` + ` ${GO_ON}`,
  noSpace: t`This device has no space for more of them. Free some space.` + ` ${GO_ON}`,
  unreadable: t`The rest of photos.zip can’t be read. Download it again.` + ` ${GO_ON}`,
};

/** How far the pictures of a `photos.zip` are on their way to the server, whichever page they were chosen on. */
export function PicturesFromZip() {
  const dispatch = useDispatch();
  const fromZip = useSelector(selectFromZip);
  if (fromZip === null) return null;
  const { total, bad, state } = fromZip;
  const sent = numberInWords(fromZip.sent);
  return (
    <Card>
      <h2>{t`Pictures from photos.zip`}</h2>
      <div role="status">
        <p>
          {t`${sent} of ${plural(total, { one: '# picture', other: '# pictures' })} uploaded.`} {SAYING[state]}
        </p>
      </div>
      {bad > 0 && (
        <p>
          {plural(bad, {
            one: '# file wasn’t the picture of its photo.',
            other: '# files weren’t the pictures of their photos.',
          })}
        </p>
      )}
      {state === 'underWay' && (
        <Actions>
          <Button look="quiet" onClick={() => dispatch(zipStopped())}>{t`Stop uploading`}</Button>
        </Actions>
      )}
    </Card>
  );
}
