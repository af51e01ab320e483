import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { HowToCheck } from './HowToCheck';
import { useSealQuery } from '@records/seal/sealApi';
import { SealedEnds } from './SealedEnds';
import { SealFacts } from './SealFacts';

/** Where the history of the ranch ends, which ends were signed, and how anyone checks it. For those who may read it. */
export function SealOfRecord({ ranchUuid }: { ranchUuid: string }) {
  const { currentData: seal, error, isFetching, refetch } = useSealQuery(ranchUuid);
  return (
    <Card>
      <h2>{t`Seal of the record`}</h2>
      <p>
        {t`Each change on this ranch is a line of its history, and each line has the hash of the line before it. The server signs the last line each morning after a day with changes: that is the seal. If a line is changed later, it no longer fits the seal.`}
      </p>
      {seal?.end === null && (
        <p>{t`The server is still adding this ranch’s earlier changes to its history. You can download the history here once that is done.`}</p>
      )}
      {seal !== undefined && <SealFacts seal={seal} />}
      {seal !== undefined && seal.heads.length > 0 && <SealedEnds heads={seal.heads} />}
      {seal !== undefined && seal.end !== null && <HowToCheck ranchUuid={ranchUuid} />}
      <ListState
        failure={failureIn(error)}
        isBusy={isFetching}
        hasList={seal !== undefined}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}
