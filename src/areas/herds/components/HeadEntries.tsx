import { useDispatch, useSelector } from 'react-redux';
import { transferWarnings } from '@domain/grazing/warnings';
import { recordChange, removed, selectTimelines, type DataOf, type Held } from '@records/index';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { timeAt } from '@shared/time/ranchTime';
import { inUnit, numberInWords } from '@shared/units/units';
import { Warnings } from '@records/components/Warnings';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ANIMAL_NAMES, REASON_NAMES } from '@records/herdWords';
import type { HerdEntries } from './entriesOf';

type Open = AddressedDialog['open'];

interface ActsProps {
  kind: 'count' | 'transfer';
  entry: Held;
  what: string;
  open: Open;
}

function Acts({ kind, entry, what, open }: ActsProps) {
  const dispatch = useDispatch();
  return (
    <>
      <Button look="quiet" aria-label={`Edit: ${what}`} onClick={() => open(`edit-${kind}`, { entry: entry.uuid })}>
        Edit
      </Button>
      <Button
        look="quiet"
        aria-label={`Delete: ${what}`}
        onClick={() => dispatch(recordChange(`Deleted: ${what}`, [removed(kind, entry)]))}
      >
        Delete
      </Button>
    </>
  );
}

function CountRow({ count, open }: { count: Held<DataOf<'count'>>; open: Open }) {
  const { zone, weight, mayRecord } = useRanchView();
  const { at, classes, note, reason } = count.data;
  const words = classes.map(
    ({ animal, head, average_weight_lb: lb }) =>
      `${numberInWords(head)} ${ANIMAL_NAMES[animal].toLowerCase()}${lb === null ? ', weight not known' : ` of ${inUnit(lb, weight)}`}`,
  );
  const when = timeAt(Date.parse(at), zone);
  const title = REASON_NAMES[reason] ?? reason;
  return (
    <Row
      title={`${title}: ${words.join('; ')}`}
      actions={mayRecord && <Acts kind="count" entry={count} what={`${title}, ${when}`} open={open} />}
    >
      <p>{when}</p>
      {note !== '' && <p>{note}</p>}
    </Row>
  );
}

interface TransferRowProps {
  transfer: Held<DataOf<'transfer'>>;
  herdUuid: string;
  open: Open;
}

function TransferRow({ transfer, herdUuid, open }: TransferRowProps) {
  const { zone, mayRecord } = useRanchView();
  const nameOf = useNames();
  const timelines = useSelector(selectTimelines);
  const { at, from_herd_uuid: from, to_herd_uuid: to, animal, head, reason, note } = transfer.data;
  const isIn = to === herdUuid;
  const other = isIn ? from : to;
  const when = timeAt(Date.parse(at), zone);
  const what = animal === null ? 'head' : ANIMAL_NAMES[animal].toLowerCase();
  const title = `${REASON_NAMES[reason] ?? reason}: ${head === null ? 'all' : numberInWords(head)} ${what} ${isIn ? 'in' : 'out'}`;
  const isShort = timelines.states.shortTransfers.has(transfer.uuid);
  const leaving = { fromHerdUuid: from, animal, head, at: Date.parse(at) - 1 };
  return (
    <Row
      title={title}
      actions={mayRecord && <Acts kind="transfer" entry={transfer} what={`${title}, ${when}`} open={open} />}
    >
      <p>
        {when}
        {other !== null && `, ${isIn ? 'from' : 'to'} ${nameOf(other)}`}
      </p>
      {note !== '' && <p>{note}</p>}
      {isShort && <Warnings warnings={transferWarnings(leaving, timelines)} nameOf={nameOf} />}
    </Row>
  );
}

interface HeadEntriesProps {
  herdUuid: string;
  entries: HerdEntries;
  open: Open;
}

/** What changed the head of a herd, the latest first. */
export function HeadEntries({ herdUuid, entries, open }: HeadEntriesProps) {
  const all = [
    ...entries.counts.map((count) => ({
      at: count.data.at,
      row: <CountRow key={count.uuid} count={count} open={open} />,
    })),
    ...entries.transfers.map((transfer) => ({
      at: transfer.data.at,
      row: <TransferRow key={transfer.uuid} transfer={transfer} herdUuid={herdUuid} open={open} />,
    })),
  ].sort((one, other) => (one.at < other.at ? 1 : -1));
  return (
    <Card>
      <h2>Counts and animals in or out</h2>
      {all.length === 0 && <p>It has not been counted yet.</p>}
      <Rows>{all.map(({ row }) => row)}</Rows>
    </Card>
  );
}
