import { t } from '@domain/words';
import { RecordVersions } from '@records/components/RecordHistory';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';
import { OpenedOn } from '@records/opened/OpenedOn';
import { useMayWrite } from '@records/useMayWrite';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { latePart } from '@shared/components/latePart';
import { usePhotosOf } from '@photos/usePhotosOf';
import { useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import type { EntryFormProps, Subject } from '../entryForm';
import { addTitle, ALL_THERE, editTitle, entryKindOf, entryName, formOf, type EntryKind } from '../entryKinds';
import { usePhotosAbout } from '../usePhotosAbout';
import { useSaveEntry } from '../useSaveEntry';
import { PhotoViewer } from './LatePhotoViewer';

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
  const write: EntryFormProps<K>['onSave'] = (data, more = {}) => {
    const { photos, also = [] } = more;
    const name = entryName(kind, data, subject.name);
    if (held === undefined) save.add({ what: 'added', kind, name }, data, more);
    else
      save.change({ what: 'changed', kind, name }, held, data, { photos: photos && { before, after: photos }, also });
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

/** The photos among which one is shown: all about the subject, or those that the address names; else those of its record. */
function usePhotosAmong(among: string | null, subject: Subject): readonly Held<DataOf<'photo'>>[] | undefined {
  const all = usePhotosAbout(subject);
  const every = useSelector((state: WithRecords) => selectAll(state, 'photo'));
  if (among === null) return undefined;
  if (among === ALL_THERE.among) return all;
  const named = among.split(',');
  return named.flatMap((uuid) => every.find((photo) => photo.uuid === uuid) ?? []);
}

function OpenedPhoto({ dialog: { params, open, close }, subject }: EntryDialogsProps) {
  const among = params.get('among');
  return (
    <PhotoViewer
      uuid={params.get('photo') ?? ''}
      about={subject.name}
      among={usePhotosAmong(among, subject)}
      onShow={(photo) => open('photo', { photo, ...(among !== null && { among }) })}
      onClose={close}
    />
  );
}

/** The form of an entry that the address names, its history, or a photo of it. Who may not write it has no form. */
export function EntryDialogs(props: EntryDialogsProps) {
  const { name } = props.dialog;
  if (name === 'history') return <History {...props} />;
  if (name === 'photo') return <OpenedPhoto {...props} />;
  return name !== null ? <NamedForm {...props} /> : null;
}

const AnotherDose = latePart(() => import(/* webpackChunkName: "treating" */ '../treating/AnotherDose'));
const PhotoOfPointForm = latePart(
  () => import(/* webpackChunkName: "monitoringForms" */ '../monitoring/PhotoOfPointForm'),
);

function NamedForm(props: EntryDialogsProps) {
  const { name, params, close } = props.dialog;
  const mayWrite = useMayWrite();
  if (name === 'another-dose') {
    if (!mayWrite('treatment')) return null;
    return (
      <OpenedOn kind="treatment" uuid={params.get('entry') ?? ''}>
        {(treatment) => <AnotherDose treatment={treatment} about={props.subject.name} onClose={close} />}
      </OpenedOn>
    );
  }
  if (name === 'photo-of-point') {
    if (!mayWrite('photo_point')) return null;
    return (
      <OpenedOn kind="photo_point" uuid={params.get('entry') ?? ''}>
        {(point) => <PhotoOfPointForm point={point} onClose={close} />}
      </OpenedOn>
    );
  }
  const kind = entryKindOf(name ?? '');
  return kind === undefined || !mayWrite(kind) ? null : <Entry {...props} kind={kind} form={formOf(kind)} />;
}
