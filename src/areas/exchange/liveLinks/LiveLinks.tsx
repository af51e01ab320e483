import { useCallback, useState } from 'react';
import type { NewExportKey } from '@contract/ranches/exportKey';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { Rows } from '@shared/components/Rows';
import { useFocusAfterLoss } from '@shared/lib/useFocusAfterLoss';
import { KeyRow } from './KeyRow';
import { useExportKeysQuery } from './keysApi';
import { MadeKey } from './MadeKey';
import { MakeKeyForm } from './MakeKeyForm';

/** The keys by which other programs read the ranch live: made, shown once, listed and revoked. For those who may. */
export function LiveLinks({ ranchUuid }: { ranchUuid: string }) {
  const { currentData: keys, error, isFetching, refetch } = useExportKeysQuery(ranchUuid);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<readonly NewExportKey[]>([]);
  const isHere = ({ uuid }: NewExportKey) => isFetching || keys === undefined || keys.some((key) => key.uuid === uuid);
  const heading = useFocusAfterLoss(keys?.length ?? 0);
  const show = useCallback(
    (answer: NewExportKey) => {
      setMade((before) => [answer, ...before.filter(({ uuid }) => uuid !== answer.uuid)]);
      setIsMaking(false);
      void refetch();
    },
    [refetch],
  );
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>{t`Live links`}</h2>
      <p>
        {t`QGIS, Google Earth, spreadsheets and calendars read the ranch as it is now by an address with a key in it. A key opens the downloads of this ranch, or its calendar, to anyone who has it, and nothing else; it ends when you revoke it, or when its maker leaves the ranch.`}
      </p>
      <div>
        <Button onClick={() => setIsMaking(true)}>{t`Make a live link`}</Button>
      </div>
      {made.filter(isHere).map((each) => (
        <MadeKey key={each.uuid} made={each} ranchUuid={ranchUuid} />
      ))}
      <Rows>
        {keys?.map((each) => (
          <KeyRow key={each.uuid} ranchUuid={ranchUuid} exportKey={each} />
        ))}
      </Rows>
      <ListState
        failure={failureIn(error)}
        isBusy={isFetching}
        hasList={keys !== undefined}
        onRetry={() => void refetch()}
      />
      {isMaking && <MakeKeyForm ranchUuid={ranchUuid} onMade={show} onClose={() => setIsMaking(false)} />}
    </Card>
  );
}
