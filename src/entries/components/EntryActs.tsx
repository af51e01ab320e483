import type { Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Menu } from '@shared/components/Menu';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { toastOf, type Written } from '../inWords';
import { useSaveEntry } from '../useSaveEntry';

interface EntryActsProps {
  kind: Written;
  held: Held;
  /** Tells it from the others: "note of today, 7:05 AM". */
  what: string;
  /** What it is about. */
  name: string;
  open: AddressedDialog['open'];
}

/** What can be done with an entry: change it, see its history, delete it. What is deleted comes back by Undo. */
export function EntryActs({ kind, held, what, name, open }: EntryActsProps) {
  const { mayRecord } = useRanchView();
  const { remove } = useSaveEntry(kind);
  const entry = { entry: held.uuid };
  const history = { label: 'History', onChoose: () => open('history', entry) };
  const items = [
    { label: 'Edit', onChoose: () => open(`edit-${kind}`, entry) },
    history,
    { label: 'Delete', onChoose: () => remove(toastOf('Deleted', kind, name), held) },
  ];
  return <Menu label={`More for ${what}`} look="pill" trigger="More" items={mayRecord ? items : [history]} />;
}
