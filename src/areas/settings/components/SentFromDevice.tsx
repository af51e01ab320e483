import { useState } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectNow, selectZone } from '@records/recordsSelectors';
import { labelInWords } from '@records/saidInWords';
import type { SentGroup } from '@records/store/databases';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { dayAndTimeAt } from '@shared/time/ranchTime';

const MORE = 50;

/** What this device has sent to the server lately, the last ones first. */
export function SentFromDevice({ sent }: { sent: readonly SentGroup[] }) {
  const zone = useSelector(selectZone);
  const now = useSelector(selectNow);
  const [shown, setShown] = useState(MORE);
  if (sent.length === 0) return null;
  return (
    <Card>
      <h2>{t`Sent in the last 30 days`}</h2>
      <Rows>
        {sent.slice(0, shown).map(({ group, sentAt }) => {
          const recorded = dayAndTimeAt(Date.parse(group.at), zone, now);
          const saved = dayAndTimeAt(Date.parse(sentAt), zone, now);
          return (
            <Row key={group.uuid} title={labelInWords(group)}>
              <p>{t`Recorded ${recorded}`}</p>
              <p>{t`Saved ${saved}`}</p>
            </Row>
          );
        })}
      </Rows>
      {shown < sent.length && <Button look="quiet" onClick={() => setShown(shown + MORE)}>{t`Show more`}</Button>}
    </Card>
  );
}
