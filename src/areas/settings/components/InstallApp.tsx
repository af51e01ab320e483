import { useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { selectUnsent } from '@records/recordsSelectors';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { INSTALL_STEPS } from '@shared/lib/installOffer';
import { useInstall } from '@shared/lib/useInstall';

/** How an iPhone or iPad gets the app. The installed app has storage of its own, so what waits here goes out first. */
function OnIos() {
  const unsent = useSelector(selectUnsent);
  return (
    <>
      {unsent > 0 && (
        <>
          <p>{t`Add Grazewell to your Home Screen, so that this phone keeps what you record.`}</p>
          <p>
            {plural(unsent, {
              one: 'Send your # change before you install: the installed app starts empty.',
              other: 'Send your # changes before you install: the installed app starts empty.',
            })}
          </p>
        </>
      )}
      <p>{INSTALL_STEPS}</p>
    </>
  );
}

/** Installs the app, where this browser can. */
export function InstallApp() {
  const { way, take } = useInstall();
  if (way === null) return null;
  return (
    <Card>
      <h2>{t`Install Grazewell`}</h2>
      <p>{t`Open it from your Home Screen, even without a connection.`}</p>
      {way === 'offer' ? (
        <Actions>
          <Button onClick={take}>{t`Install`}</Button>
        </Actions>
      ) : (
        <OnIos />
      )}
    </Card>
  );
}
