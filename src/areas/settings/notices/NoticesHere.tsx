import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { NoticeDevice } from '@contract/people/notices';
import { t } from '@domain/words';
import { selectAppSettings } from '@features/ui';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { useTurnOffNoticesMutation, useTurnOnNoticesMutation } from './noticesApi';
import { subscribeHere, type Subscribed } from './pushHere';
import { whyNoNotices } from './whyNoNotices';

const NOT_TURNED_ON: Readonly<Record<Exclude<Subscribed, object>, string>> = {
  refused: t`Your browser wasn’t allowed to show notices. Allow them in its settings for this site, and try again.`,
  noWorker: t`Grazewell isn’t kept in this browser yet. Open To do while you are online, wait a moment, and try again.`,
  failed: t`This browser didn’t get notices from its push service. Try again, or use another browser.`,
};

/** Turns notices on in this browser, or says why that can’t be. */
function TurnOn({ publicKey }: { publicKey: string }) {
  const [turnOn, { isLoading }] = useTurnOnNoticesMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setIsAsking(true);
    const answer = await subscribeHere(publicKey).finally(() => setIsAsking(false));
    setProblem(typeof answer === 'string' ? NOT_TURNED_ON[answer] : undefined);
    if (typeof answer !== 'string') await turnOn(answer.device);
  };
  return (
    <>
      <p>{t`Grazewell tells you on this device what is due, also while it is closed. A locked phone shows the names of herds and paddocks.`}</p>
      <Actions>
        <Button isBusy={isAsking || isLoading} onClick={() => void press()}>{t`Turn on notices`}</Button>
      </Actions>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

/** Whether notices come to this browser. */
export function NoticesHere({ here }: { here: NoticeDevice | undefined }) {
  const settings = useSelector(selectAppSettings);
  const [turnOff, { isLoading }] = useTurnOffNoticesMutation();
  if (settings === null) return null;
  const why = whyNoNotices(settings);
  return (
    <Card>
      <h2>{t`On this device`}</h2>
      {here === undefined && (why === undefined ? <TurnOn publicKey={settings.VAPID_PUBLIC_KEY} /> : <p>{why}</p>)}
      {here !== undefined && (
        <>
          <p>{why ?? t`Notices are on in this browser. They end when you sign out here.`}</p>
          <Actions>
            <Button
              look="quiet"
              isBusy={isLoading}
              onClick={() => void turnOff(here.uuid)}
            >{t`Turn off notices`}</Button>
          </Actions>
        </>
      )}
    </Card>
  );
}
