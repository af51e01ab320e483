import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { selectRanch } from '@features/user';
import { timeInWords } from '@shared/lib/dates';
import { useSelector } from 'react-redux';
import { Hex } from './Hex';
import { lineInWords } from './lineInWords';
import { useSealQuery } from './sealApi';

function Sealed({ ranchUuid }: { ranchUuid: string }) {
  const { currentData: seal, isFetching } = useSealQuery(ranchUuid);
  if (seal === undefined) return isFetching ? null : <p>{t`The seal of the record needs a connection.`}</p>;
  const { end, key, heads } = seal;
  if (end === null) return <p>{t`The history of this ranch has no seal yet.`}</p>;
  const [line, signed] = [lineInWords(end.n), timeInWords(heads[0]?.signed_at ?? '')];
  return (
    <>
      <p>
        {t`Seal of the record`}: {line}, <Hex>{end.line_sha256}</Hex>
      </p>
      {key !== null && (
        <p>
          {t`Key of this server`}: <Hex>{key}</Hex>. {signed !== '' && t`Last signed ${signed}.`}
        </p>
      )}
    </>
  );
}

/** Where the history of the ranch ended when a report was made, for its foot. For those who may read the history. */
export function SealFoot() {
  const ranch = useSelector(selectRanch);
  return ranch !== null && may(ranch.role, 'readHistory') ? <Sealed ranchUuid={ranch.ranch_uuid} /> : null;
}
