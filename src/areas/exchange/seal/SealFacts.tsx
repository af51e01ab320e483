import type { Seal } from '@contract/grazing/seal';
import { t } from '@domain/words';
import { Facts } from '@shared/components/Facts';
import { timeInWords } from '@shared/lib/dates';
import { Hex } from '@records/seal/Hex';
import { lineInWords } from '@records/seal/lineInWords';

/** The last line, by which key the server signs, and when it signed last. */
export function SealFacts({ seal: { end, key, heads } }: { seal: Seal }) {
  const [last] = heads;
  return (
    <Facts>
      {end !== null && (
        <>
          <dt>{t`Last line`}</dt>
          <dd>{lineInWords(end.n)}</dd>
          <dt>{t`Its hash`}</dt>
          <dd>
            <Hex>{end.line_sha256}</Hex>
          </dd>
        </>
      )}
      <dt>{t`Last signed`}</dt>
      <dd>
        {last === undefined ? (
          t`Not signed yet. The server signs at 5 in the morning, and when you download the history.`
        ) : (
          <>
            {lineInWords(last.n)}, <time dateTime={last.signed_at}>{timeInWords(last.signed_at)}</time>
          </>
        )}
      </dd>
      {key !== null && (
        <>
          <dt>{t`Key of this server`}</dt>
          <dd>
            <Hex>{key}</Hex>
          </dd>
        </>
      )}
    </Facts>
  );
}
