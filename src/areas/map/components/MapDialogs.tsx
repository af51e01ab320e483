import { useState } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { MoveWithMore } from '@entries/components/MoveWithMore';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { usePhotosOf } from '@photos/usePhotosOf';
import { selectOne, selectRecords, type WithRecords } from '@records/index';
import { NothingToMove } from '@records/moving/NothingToMove';
import { OpenedOn } from '@records/opened/OpenedOn';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ButtonLink } from '@shared/components/ButtonLink';
import { CoordinatesForm } from '../editing/CoordinatesForm';
import { MergeForm } from '../editing/MergeForm';
import { PlaceForm } from '../editing/PlaceForm';
import { without } from '../editing/shapeChanges';
import type { Editing } from '../editing/useEditing';
import { usePlaceNames } from '../editing/usePlaceNames';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { addFirstHerdHref } from '@shared/recordHrefs';

function MoveHere({ dialog }: { dialog: AddressedDialog }) {
  const herds = useHerds();
  const { paddocks } = useSelector(selectRecords);
  const hasHerds = herds.some(({ figures }) => !figures.isRetired);
  if (!hasHerds || paddocks.length === 0) {
    const addHerd = <ButtonLink to={addFirstHerdHref(dialog.params.get('to') ?? '')}>{t`Add herd`}</ButtonLink>;
    return <NothingToMove hasHerds={hasHerds} addHerd={addHerd} onClose={dialog.close} />;
  }
  const { params } = dialog;
  const chosen = (params.get('herd') ?? '').split(',').filter(Boolean);
  return <MoveWithMore herdUuids={chosen} place={params.get('to') ?? ''} onClose={dialog.close} />;
}

function EditPlace({ uuid, editing, onClose }: { uuid: string; editing: Editing; onClose: () => void }) {
  const names = usePlaceNames();
  const [before] = useState(usePhotosOf(uuid));
  return (
    <OpenedOn kind="place" uuid={uuid}>
      {(held) => (
        <PlaceForm
          shape={held.data.shape}
          held={held.data}
          photos={before}
          names={names}
          onSave={(place, photos) => editing.place.change(held, place, before, photos)}
          onClose={onClose}
        />
      )}
    </OpenedOn>
  );
}

interface MapDialogsProps {
  dialog: AddressedDialog;
  /** The paddock that is selected. */
  paddockUuid: string | null;
  /** The place that is. */
  placeUuid: string | null;
  editing: Editing;
}

/** The form that the address names, over the map. Viewers have none. */
export function MapDialogs({ dialog, paddockUuid, placeUuid, editing }: MapDialogsProps) {
  const { mayRecord } = useRanchView();
  const paddock = useSelector((state: WithRecords) => selectOne(state, 'paddock', paddockUuid ?? ''));
  const place = useSelector((state: WithRecords) => selectOne(state, 'place', placeUuid ?? ''));
  if (dialog.name === 'photo') return <EntryDialogs dialog={dialog} subject={{ name: place?.data.name ?? '' }} />;
  if (!mayRecord) return null;
  if (dialog.name === 'move') return <MoveHere dialog={dialog} />;
  if (dialog.name === 'edit-place' && placeUuid !== null) {
    return <EditPlace uuid={placeUuid} editing={editing} onClose={dialog.close} />;
  }
  if (dialog.name === 'coordinates' && paddock === undefined) {
    const { shapes, drawn } = editing;
    return <CoordinatesForm shape={null} others={shapes} onSave={drawn.begin} onClose={dialog.close} />;
  }
  if (paddock === undefined) return null;
  const { shape, parent_uuid: parent } = paddock.data;
  if (dialog.name === 'coordinates') {
    return (
      <OpenedOn kind="paddock" uuid={paddock.uuid}>
        {(opened) => (
          <CoordinatesForm
            name={paddock.data.name}
            shape={opened.data.shape}
            others={without(editing.shapes, [paddock.uuid])}
            onSave={(drawn) => editing.reshape(paddock.uuid, drawn, opened)}
            onClose={dialog.close}
          />
        )}
      </OpenedOn>
    );
  }
  if (dialog.name === 'merge' && shape !== null) {
    const others = editing.live.filter(({ uuid, data }) => uuid !== paddock.uuid && data.parent_uuid === parent);
    return <MergeForm paddock={paddock} shape={shape} others={others} onSave={editing.merge} onClose={dialog.close} />;
  }
  return <EntryDialogs dialog={dialog} subject={{ paddockUuid: paddock.uuid, name: paddock.data.name }} />;
}
