import { RecordVersions } from '@records/components/RecordHistory';
import type { DataOf, Held, Kind } from '@records/index';
import { OpenedOn } from '@records/opened/OpenedOn';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import type { ComponentType } from 'react';
import { dateInWords } from '../dateInWords';
import type { EntryFormProps, Subject } from '../entryForm';
import { FeedForm } from '../forms/FeedForm';
import { ForageForm } from '../forms/ForageForm';
import { MarkForm } from '../forms/MarkForm';
import { NoteForm } from '../forms/NoteForm';
import { RainForm } from '../forms/RainForm';
import { TaskForm } from '../forms/TaskForm';
import { toastOf, type Written } from '../inWords';
import { useSaveEntry } from '../useSaveEntry';

interface EntryDialogsProps {
  dialog: Pick<AddressedDialog, 'name' | 'params' | 'close'>;
  subject: Subject;
}

interface EntryProps<K extends Kind> extends EntryDialogsProps {
  kind: K & Written;
  form: ComponentType<EntryFormProps<K>>;
}

/** What an entry is called in a toast: a task by its title, rain by its day, the others by what they are about. */
function nameOf(data: object, { name }: Subject, zone: string | null): string {
  if ('title' in data) return String(data.title);
  return 'on' in data ? dateInWords(String(data.on), zone, Date.now()) : name;
}

/** The form of one entry: `add-…` for a new one, `edit-…` with `entry` for one that is there. */
function Entry<K extends Kind>(props: EntryProps<K>) {
  const { name, params } = props.dialog;
  if (name?.startsWith('add-') === true) return <EntryOf {...props} held={undefined} />;
  return (
    <OpenedOn kind={props.kind} uuid={params.get('entry') ?? ''}>
      {(held) => <EntryOf {...props} held={held} />}
    </OpenedOn>
  );
}

interface EntryOfProps<K extends Kind> extends EntryProps<K> {
  held: Held<DataOf<K>> | undefined;
}

function EntryOf<K extends Kind>({ kind, form: Form, dialog, subject, held }: EntryOfProps<K>) {
  const { zone } = useRanchView();
  const save = useSaveEntry<K>(kind);
  const write = (data: DataOf<K>, clock?: (keyof DataOf<K> & string)[]) => {
    const name = nameOf(data, subject, zone);
    if (held === undefined) save.add(toastOf('Added', kind, name), data, clock);
    else save.change(toastOf('Changed', kind, name), held, data);
  };
  return (
    <Form
      title={`${held === undefined ? 'Add' : 'Edit'} ${kind}`}
      subject={subject}
      held={held}
      zone={zone}
      onSave={write}
      onClose={dialog.close}
    />
  );
}

function History({ dialog: { params, close } }: EntryDialogsProps) {
  return (
    <Dialog title="History" onClose={close}>
      <RecordVersions uuid={params.get('entry') ?? ''} />
      <Actions isEnd>
        <Button onClick={close}>Close</Button>
      </Actions>
    </Dialog>
  );
}

/** The form of an entry that the address names, or its history. Viewers have the history alone. */
export function EntryDialogs(props: EntryDialogsProps) {
  const { mayRecord } = useRanchView();
  const { name } = props.dialog;
  if (name === 'history') return <History {...props} />;
  return mayRecord && name !== null ? <NamedForm {...props} /> : null;
}

function NamedForm(props: EntryDialogsProps) {
  switch (props.dialog.name?.replace(/^(add|edit)-/, '')) {
    case 'note':
      return <Entry {...props} kind="note" form={NoteForm} />;
    case 'feed':
      return <Entry {...props} kind="feed" form={FeedForm} />;
    case 'forage':
      return <Entry {...props} kind="forage" form={ForageForm} />;
    case 'task':
      return <Entry {...props} kind="task" form={TaskForm} />;
    case 'mark':
      return <Entry {...props} kind="mark" form={MarkForm} />;
    case 'rain':
      return <Entry {...props} kind="rain" form={RainForm} />;
    case undefined:
    default:
      return null;
  }
}
