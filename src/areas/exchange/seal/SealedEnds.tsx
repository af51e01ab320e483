import type { SealedEnd } from '@contract/grazing/seal';
import { t } from '@domain/words';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { timeInWords } from '@shared/lib/dates';
import { Hex } from '@records/seal/Hex';
import { lineInWords } from '@records/seal/lineInWords';

const [SIGNED, HASH, KEY] = [t({ message: 'Signed', context: 'a line of the history' }), t`Hash`, t`Key`];

/** The lines that the server signed lately, to compare with a seal that somebody kept. */
export function SealedEnds({ heads }: { heads: readonly SealedEnd[] }) {
  return (
    <details>
      <summary>{t`Latest seals`}</summary>
      <Table
        label={t`Latest seals`}
        head={[t({ message: 'Line', context: 'a line of the history' }), SIGNED, HASH, KEY]}
      >
        {heads.map(({ n, signed_at, line_sha256, key }) => (
          <TableRow key={`${n} ${signed_at} ${key}`}>
            <HeadCell>{lineInWords(n)}</HeadCell>
            <Cell name={SIGNED}>
              <time dateTime={signed_at}>{timeInWords(signed_at)}</time>
            </Cell>
            <Cell name={HASH}>
              <Hex>{line_sha256}</Hex>
            </Cell>
            <Cell name={KEY}>
              <Hex>{key}</Hex>
            </Cell>
          </TableRow>
        ))}
      </Table>
    </details>
  );
}
