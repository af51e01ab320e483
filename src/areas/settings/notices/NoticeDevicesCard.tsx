import type { NoticeDevice } from '@contract/people/notices';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { dateAt } from '@shared/time/ranchTime';
import { useTurnOffNoticesMutation } from './noticesApi';

function sinceInWords({ since, is_here, is_paused }: NoticeDevice): string {
  const day = dateAt(Date.parse(since), null);
  if (is_paused) return t`Since ${day}. Log in there to go on getting notices.`;
  return is_here ? t`This device, since ${day}.` : t`Since ${day}.`;
}

/** The browsers in which the person’s notices are on. */
export function NoticeDevicesCard({ devices }: { devices: readonly NoticeDevice[] }) {
  const [turnOff, { isLoading, originalArgs }] = useTurnOffNoticesMutation();
  if (devices.length === 0) return null;
  return (
    <Card>
      <h2>{t`Your devices with notices`}</h2>
      <Rows>
        {devices.map((device) => {
          const { uuid, device: name } = device;
          const off = (
            <Button
              look="quiet"
              isBusy={isLoading && originalArgs === uuid}
              aria-label={t`Turn off notices: ${name}`}
              onClick={() => void turnOff(uuid)}
            >{t`Turn off`}</Button>
          );
          return (
            <Row key={uuid} title={name} actions={off}>
              <p>{sinceInWords(device)}</p>
            </Row>
          );
        })}
      </Rows>
    </Card>
  );
}
