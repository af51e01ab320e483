import { t } from '@domain/words';
import { RecordVersions } from '@records/components/RecordHistory';
import type { DataOf, Held } from '@records/index';
import { OpenedOn } from '@records/opened/OpenedOn';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { usePhotosOf } from '@photos/usePhotosOf';
import { latePart } from '@shared/components/latePart';
import { useState, type ComponentType } from 'react';
import type { EntryFormProps, Subject } from '../entryForm';
import { addTitle, editTitle, entryKindOf, entryName, formOf, type EntryKind } from '../entryKinds';
import { useSaveEntry } from '../useSaveEntry';

interface EntryDialogsProps {
  dialog: AddressedDialog;
  subject: Subject;
}

interface EntryProps<K extends EntryKind> extends EntryDialogsProps {
  kind: K;
  form: ComponentType<EntryFormProps<K>>;
}

/** The form of one entry: `add-…` for a new one, `edit-…` with `entry` for one that is there. */
function Entry<K extends EntryKind>(props: EntryProps<K>) {
  const { name, params } = props.dialog;
  if (name?.startsWith('add-') === true) return <EntryOf {...props} held={undefined} />;
  return (
    <OpenedOn kind={props.kind} uuid={params.get('entry') ?? ''}>
      {(held) => <EntryOf {...props} held={held} />}
    </OpenedOn>
  );
}

interface EntryOfProps<K extends EntryKind> extends EntryProps<K> {
  held: Held<DataOf<K>> | undefined;
}

function EntryOf<K extends EntryKind>({ kind, form: Form, dialog, subject, held }: EntryOfProps<K>) {
  const { zone } = useRanchView();
  const save = useSaveEntry<K>(kind);
  const [before] = useState(usePhotosOf(held?.uuid ?? ''));
  const write: EntryFormProps<K>['onSave'] = (data, clock = [], photos) => {
    const name = entryName(kind, data, subject.name);
    if (held === undefined) save.add({ what: 'added', kind, name }, data, { clock, photos: photos ?? [] });
    else save.change({ what: 'changed', kind, name }, held, data, photos && { before, after: photos });
  };
  return (
    <Form
      title={held === undefined ? addTitle(kind) : editTitle(kind)}
      subject={subject}
      held={held}
      photos={before}
      zone={zone}
      onSave={write}
      onClose={dialog.close}
    />
  );
}

function History({ dialog: { params, close } }: EntryDialogsProps) {
  return (
    <Dialog title={t`History`} onClose={close}>
      <RecordVersions uuid={params.get('entry') ?? ''} />
      <Actions isEnd>
        <Button onClick={close}>{t`Close`}</Button>
      </Actions>
    </Dialog>
  );
}

const PhotoViewer = latePart(() => import(/* webpackChunkName: "photoViewer" */ '@photos/components/PhotoViewer'));

function OpenedPhoto({ dialog: { params, open, close }, subject }: EntryDialogsProps) {
  return (
    <PhotoViewer
      uuid={params.get('photo') ?? ''}
      about={subject.name}
      onShow={(photo) => open('photo', { photo })}
      onClose={close}
    />
  );
}

/** The form of an entry that the address names, its history, or a photo of it. Viewers have no form. */
export function EntryDialogs(props: EntryDialogsProps) {
  const { mayRecord } = useRanchView();
  const { name } = props.dialog;
  if (name === 'history') return <History {...props} />;
  if (name === 'photo') return <OpenedPhoto {...props} />;
  return mayRecord && name !== null ? <NamedForm {...props} /> : null;
}

function NamedForm(props: EntryDialogsProps) {
  const kind = entryKindOf(props.dialog.name ?? '');
  return kind === undefined ? null : <Entry {...props} kind={kind} form={formOf(kind)} />;
}
