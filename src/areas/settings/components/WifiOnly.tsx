import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { photosNeeded } from '@photos/photosNeeded';
import { selectWifi, wifiOnlyChosen } from '@photos/photosSlice';
import { Card } from '@shared/components/Card';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';

/** Lets the person have pictures wait for Wi-Fi, where the browser says what the connection is. */
export function WifiOnly() {
  const dispatch = useDispatch();
  const { isOnly, line } = useSelector(selectWifi);
  useEffect(() => void dispatch(photosNeeded()), [dispatch]);
  if (line === null) return null;
  return (
    <Card>
      <h2>{t`Pictures of your photos`}</h2>
      <LiveCheckbox
        label={t`Send pictures only on Wi-Fi`}
        checked={isOnly}
        onChange={(isChosen) => dispatch(wifiOnlyChosen(isChosen))}
      />
      <p>{t`On any other connection, and while Data saver is on, pictures wait on this device. The photo’s place, date and caption are saved right away.`}</p>
    </Card>
  );
}
