import { useDispatch, useSelector } from 'react-redux';
import type { Said } from '@contract/grazing/said';
import { transferWarnings } from '@domain/grazing/warnings';
import { changeRecorded, removed, selectTimelines, type DataOf, type Held } from '@records/index';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { timeAt } from '@shared/time/ranchTime';
import { inUnit, numberInWords } from '@shared/units/units';
import { Warnings } from '@records/components/Warnings';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ANIMAL_NAMES, REASON_WORDS } from '@records/herdWords';
import type { HerdEntries } from './entriesOf';
import { wordOf } from '@shared/lib/wording';

type Open = AddressedDialog['open'];

interface ActsProps {
  kind: 'count' | 'transfer';
  entry: Held;
  what: string;
  /** What its deletion says. */
  said: Said;
  open: Open;
}

function Acts({ kind, entry, what, said, open }: ActsProps) {
  const dispatch = useDispatch();
  return (
    <>
      <Button look="quiet" aria-label={`Edit: ${what}`} onClick={() => open(`edit-${kind}`, { entry: entry.uuid })}>
        Edit
      </Button>
      <Button
        look="quiet"
        aria-label={`Delete: ${what}`}
        onClick={() => dispatch(changeRecorded(said, [removed(kind, entry)]))}
      >
        Delete
      </Button>
    </>
  );
}

function CountRow({ count, herd, open }: { count: Held<DataOf<'count'>>; herd: string; open: Open }) {
  const { zone, weight, mayRecord } = useRanchView();
  const { at, classes, note, reason } = count.data;
  const words = classes.map(
    ({ animal, head, average_weight_lb: lb }) =>
      `${numberInWords(head)} ${wordOf(ANIMAL_NAMES, animal).toLowerCase()}${lb === null ? ', weight not known' : ` of ${inUnit(lb, weight)}`}`,
  );
  const when = timeAt(Date.parse(at), zone);
  const title = wordOf(REASON_WORDS, reason);
  return (
    <Row
      title={`${title}: ${words.join('; ')}`}
      actions={
        mayRecord && (
          <Acts
            kind="count"
            entry={count}
            what={`${title}, ${when}`}
            said={{ what: 'deleted', kind: 'count', name: herd }}
            open={open}
          />
        )
      }
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
  const what = animal === null ? 'head' : wordOf(ANIMAL_NAMES, animal).toLowerCase();
  const title = `${wordOf(REASON_WORDS, reason)}: ${head === null ? 'all' : numberInWords(head)} ${what} ${isIn ? 'in' : 'out'}`;
  const isShort = timelines.states.shortTransfers.has(transfer.uuid);
  const leaving = { fromHerdUuid: from, animal, head, at: Date.parse(at) - 1 };
  return (
    <Row
      title={title}
      actions={
        mayRecord && (
          <Acts
            kind="transfer"
            entry={transfer}
            what={`${title}, ${when}`}
            said={{ what: 'deleted_transfer', herd: nameOf(herdUuid), reason, head }}
            open={open}
          />
        )
      }
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
  const nameOf = useNames();
  const all = [
    ...entries.counts.map((count) => ({
      at: count.data.at,
      row: <CountRow key={count.uuid} count={count} herd={nameOf(herdUuid)} open={open} />,
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
