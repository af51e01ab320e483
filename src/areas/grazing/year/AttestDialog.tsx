import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectConnection } from '@features/ui';
import { ConnectionNotice } from '@features/ui/components/NeedsConnection';
import { selectRanch } from '@features/user';
import { useLazySealQuery } from '@records/seal/sealApi';
import { failureIn } from '@shared/api/requestStateOf';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { ListState } from '@shared/components/ListState';
import { AttestForm, type Attesting } from './AttestForm';

/** Asks where the history ends, then for the text and the name. The line stays the one that it began with. */
export default function AttestDialog(props: Attesting) {
  const ranch = useSelector(selectRanch);
  const isOffline = useSelector(selectConnection) === 'offline';
  const ranchUuid = ranch?.ranch_uuid ?? '';
  // What was answered before is an earlier line.
  const [ask, { currentData: seal, error, isFetching, isSuccess }] = useLazySealQuery();
  useEffect(() => void ask(ranchUuid), [ask, ranchUuid]);
  const [begun, setBegun] = useState<typeof seal>();
  if (begun === undefined && isSuccess && !isFetching) setBegun(seal);
  if (begun?.end !== undefined && begun.end !== null) return <AttestForm {...props} end={begun.end} />;
  const { unit, year, onClose } = props;
  return (
    <Dialog title={t`Attest ${unit}, ${year}`} onClose={onClose}>
      {begun !== undefined && (
        <p>{t`The server is still adding this ranch’s earlier changes to its history. You can attest once that is done.`}</p>
      )}
      {begun === undefined && isOffline && <ConnectionNotice />}
      {begun === undefined && !isOffline && (
        <ListState failure={failureIn(error)} isBusy={isFetching} hasList={false} onRetry={() => void ask(ranchUuid)} />
      )}
      <Actions isEnd>
        <Button look="quiet" onClick={onClose}>{t`Close`}</Button>
      </Actions>
    </Dialog>
  );
}
