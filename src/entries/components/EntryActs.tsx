import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import { useMayWrite } from '@records/useMayWrite';
import { Menu } from '@shared/components/Menu';
import { entryName, type EntryKind, type OpenEntryDialog } from '../entryKinds';
import { useSaveEntry } from '../useSaveEntry';

interface EntryActsProps<K extends EntryKind> {
  kind: K;
  held: Held<DataOf<K>>;
  /** The accessible name, which tells it from the others: "More for note of today, 7:05 AM". */
  label: string;
  /** What the thing that it is about is called. */
  about: string;
  open: OpenEntryDialog;
}

/** What can be done with an entry: change it, see its history, delete it. What is deleted comes back by Undo. */
export function EntryActs<K extends EntryKind>({ kind, held, label, about, open }: EntryActsProps<K>) {
  const mayWrite = useMayWrite()(kind);
  const { remove } = useSaveEntry(kind);
  const entry = { entry: held.uuid };
  const history = { label: t`History`, onChoose: () => open('history', entry) };
  const name = entryName(kind, held.data, about);
  const items = [
    { label: t`Edit`, onChoose: () => open(`edit-${kind}`, entry) },
    history,
    { label: t`Delete`, onChoose: () => remove({ what: 'deleted', kind, name }, held) },
  ];
  return <Menu label={label} look="pill" trigger={t`More`} items={mayWrite ? items : [history]} />;
}
