import { useCallback, useState } from 'react';
import type { ApiKey, NewApiKey } from '@contract/keys/apiKey';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { Rows } from '@shared/components/Rows';
import { useFocusAfterLoss } from '@shared/lib/useFocusAfterLoss';
import { useWebhooksQuery } from '../webhooks/webhooksApi';
import { KeyRow } from './KeyRow';
import { useKeysQuery } from './keysApi';
import { MadeKey } from './MadeKey';
import { MakeKeyForm } from './MakeKeyForm';
import { SwitchOn } from './SwitchOn';

/** What a key is made for: something new, or what another key is for. */
type Making = { former: ApiKey | null };

/** The keys by which other programs read the ranch: made, shown once, listed and revoked. For those who may. */
export function KeysOfRanch({ ranchUuid }: { ranchUuid: string }) {
  const { currentData: keys, error, isFetching, refetch } = useKeysQuery(ranchUuid);
  const [making, setMaking] = useState<Making | null>(null);
  const [made, setMade] = useState<readonly NewApiKey[]>([]);
  const isHere = ({ uuid }: NewApiKey) => isFetching || keys === undefined || keys.some((key) => key.uuid === uuid);
  const { currentData: webhooks = [] } = useWebhooksQuery(ranchUuid);
  const off = [
    ...(keys?.filter(({ off_since }) => off_since !== null) ?? []),
    ...webhooks.filter(({ off_reason }) => off_reason === 'restored'),
  ].map(({ uuid }) => uuid);
  const heading = useFocusAfterLoss(keys?.length ?? 0);
  const show = useCallback(
    (answer: NewApiKey) => {
      setMade((before) => [answer, ...before.filter(({ uuid }) => uuid !== answer.uuid)]);
      setMaking(null);
      void refetch();
    },
    [refetch],
  );
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>{t`Keys for other programs`}</h2>
      <p>
        {t`QGIS, Google Earth, spreadsheets, calendars, scales and programs of your own read the ranch as it is now, or write to its record, with a key. A key opens what you choose to anyone who has it, and nothing else. It ends on its day, when you revoke it, or when its maker leaves the ranch.`}
      </p>
      <p>
        <a href="/developers" hrefLang="en">{t`How programs use keys, for developers`}</a>
      </p>
      <div>
        <Button onClick={() => setMaking({ former: null })}>{t`Make a key`}</Button>
      </div>
      {off.length > 0 && <SwitchOn ranchUuid={ranchUuid} uuids={off} />}
      {made.filter(isHere).map((each) => (
        <MadeKey key={each.uuid} made={each} ranchUuid={ranchUuid} />
      ))}
      <Rows>
        {keys?.map((each) => (
          <KeyRow key={each.uuid} ranchUuid={ranchUuid} apiKey={each} onNext={() => setMaking({ former: each })} />
        ))}
      </Rows>
      <ListState
        failure={failureIn(error)}
        isBusy={isFetching}
        hasList={keys !== undefined}
        onRetry={() => void refetch()}
      />
      {making !== null && (
        <MakeKeyForm ranchUuid={ranchUuid} former={making.former} onMade={show} onClose={() => setMaking(null)} />
      )}
    </Card>
  );
}
