import { useDispatch, useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { selectConnection } from '@features/ui';
import { sendAgainAsked } from '@records/recordsEvents';
import { selectNow, selectZone } from '@records/recordsSelectors';
import type { SentGroup } from '@records/store/databases';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { dayAt } from '@shared/time/ranchTime';
import { Trans } from '@shared/words';

interface SendAgainProps {
  groups: readonly SentGroup[];
  /** When this device noticed that a backup was restored, ms since 1970. */
  noticedAt: number;
}

/** Offers to send again what the server may have lost when a backup was restored there. */
export function SendAgain({ groups, noticedAt }: SendAgainProps) {
  const dispatch = useDispatch();
  const zone = useSelector(selectZone);
  const now = useSelector(selectNow);
  const isOnline = useSelector(selectConnection) === 'online';
  // Without the server nobody can tell what it still has, and the page would show old changes over newer ones.
  if (groups.length === 0 || !isOnline) return null;
  const noticed = dayAt(noticedAt, zone, now);
  return (
    <Card>
      <h2>{t`Sent before a backup was restored`}</h2>
      <p>
        <Trans>The server was restored from a backup. This device noticed it on {noticed}.</Trans>
      </p>
      <p>
        {plural(groups.length, {
          one: '# change that it had sent before may be missing there. What the server still has is not recorded twice.',
          other:
            '# changes that it had sent before may be missing there. What the server still has is not recorded twice.',
        })}
      </p>
      <Actions>
        <Button onClick={() => dispatch(sendAgainAsked(groups))}>
          {plural(groups.length, { one: 'Send # change again', other: 'Send # changes again' })}
        </Button>
      </Actions>
    </Card>
  );
}
