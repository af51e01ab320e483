import { useDispatch, useSelector } from 'react-redux';
import type { Said } from '@contract/grazing/said';
import type { Animal } from '@domain/grazing/records';
import { transferWarnings } from '@domain/grazing/warnings';
import { plural, t } from '@domain/words';
import { changeRecorded, removed, selectTimelines, type DataOf, type Held } from '@records/index';
import { LateSaleWarning, useHasTreatments } from '@entries/withdrawal/late';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { timeAt } from '@shared/time/ranchTime';
import { inUnit } from '@shared/units/units';
import { Warnings } from '@records/components/Warnings';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { animalWords } from '@records/animalWords';
import { REASON_WORDS } from '@records/herdWords';
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
      <Button
        look="quiet"
        aria-label={t`Edit: ${what}`}
        onClick={() => open(`edit-${kind}`, { entry: entry.uuid })}
      >{t`Edit`}</Button>
      <Button
        look="quiet"
        aria-label={t`Delete: ${what}`}
        onClick={() => dispatch(changeRecorded(said, [removed(kind, entry)]))}
      >{t`Delete`}</Button>
    </>
  );
}

function CountRow({ count, herd, open }: { count: Held<DataOf<'count'>>; herd: string; open: Open }) {
  const { zone, weight, mayRecord } = useRanchView();
  const { at, classes, note, reason } = count.data;
  const words = classes.map(({ animal, head, average_weight_lb: lb }) => {
    const animals = animalWords(animal).counted(head);
    const each = lb === null ? null : inUnit(lb, weight);
    return each === null ? t`${animals}, weight unknown` : t`${animals} of ${each}`;
  });
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

/** "20 cows", "all cows", "20 head", "all head". */
function animalsInWords(animal: Animal | null, head: number | null): string {
  if (animal !== null) return head === null ? animalWords(animal).all : animalWords(animal).counted(head);
  return head === null ? t`all head` : plural(head, { one: '# head', other: '# head' });
}

interface TransferRowProps {
  transfer: Held<DataOf<'transfer'>>;
  herdUuid: string;
  open: Open;
}

function TransferRow({ transfer, herdUuid, open }: TransferRowProps) {
  const { zone, mayRecord } = useRanchView();
  const nameOf = useNames();
  const hasTreatments = useHasTreatments();
  const timelines = useSelector(selectTimelines);
  const { at, from_herd_uuid: from, to_herd_uuid: to, animal, head, reason, note } = transfer.data;
  const isIn = to === herdUuid;
  const other = isIn ? from : to;
  const otherHerd = other === null ? null : nameOf(other);
  const when = timeAt(Date.parse(at), zone);
  const why = wordOf(REASON_WORDS, reason);
  const animals = animalsInWords(animal, head);
  const title = isIn ? t`${why}: ${animals} in` : t`${why}: ${animals} out`;
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
      <p>{otherHerd === null ? when : isIn ? t`${when}, from ${otherHerd}` : t`${when}, to ${otherHerd}`}</p>
      {note !== '' && <p>{note}</p>}
      {to === null && hasTreatments && <LateSaleWarning uuid={transfer.uuid} />}
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
      <h2>{t`Counts and animals in or out`}</h2>
      {all.length === 0 && <p>{t`It has not been counted yet.`}</p>}
      <Rows>{all.map(({ row }) => row)}</Rows>
    </Card>
  );
}
