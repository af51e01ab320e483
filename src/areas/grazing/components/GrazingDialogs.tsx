import { useState } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { MoveWithMore } from '@entries/components/MoveWithMore';
import { selectRecords, selectTimelines, type DataOf, type Held } from '@records/index';
import { NothingToMove } from '@records/moving/NothingToMove';
import { OpenedOn } from '@records/opened/OpenedOn';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ButtonLink } from '@shared/components/ButtonLink';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { addFirstHerdHref } from '@shared/recordHrefs';
import { EditStayForm } from '../forms/EditStayForm';

interface GrazingDialogsProps {
  dialog: AddressedDialog;
}

interface StayOfProps extends GrazingDialogsProps {
  move: Held<DataOf<'move'>>;
}

/** The stay that a move is in; the one that it was in, once somebody has deleted it. */
function StayOf({ move, dialog }: StayOfProps) {
  const { stays } = useSelector(selectTimelines);
  const ofHerd = stays.get(move.data.herd_uuid) ?? [];
  const present = ofHerd.find(({ moves }) => moves.some(({ uuid }) => uuid === move.uuid));
  const [last, setLast] = useState(present);
  if (present !== undefined && present !== last) setLast(present);
  const stay = present ?? last;
  if (stay === undefined) return null;
  const edit = (uuid: string) => dialog.open('edit-stay', { move: uuid });
  return <EditStayForm stay={stay} move={move} onEdit={edit} onClose={dialog.close} />;
}

function EditStay({ dialog }: GrazingDialogsProps) {
  return (
    <OpenedOn kind="move" uuid={dialog.params.get('move') ?? ''}>
      {(move) => <StayOf move={move} dialog={dialog} />}
    </OpenedOn>
  );
}

function NamedDialog({ dialog }: GrazingDialogsProps) {
  const { paddocks } = useSelector(selectRecords);
  const all = useHerds();
  const herd = dialog.params.get('herd') ?? dialog.params.get('of');
  const herds = herd === null ? [] : [herd];
  const isPast = dialog.name === 'insert-move';
  const hasHerds = all.some(({ figures }) => isPast || !figures.isRetired);
  if ((isPast || dialog.name === 'move') && (!hasHerds || paddocks.length === 0)) {
    const addHerd = (
      <ButtonLink to={isPast ? `${appPaths.herds}?form=add-herd` : addFirstHerdHref('')}>{t`Add herd`}</ButtonLink>
    );
    return <NothingToMove hasHerds={hasHerds} addHerd={addHerd} onClose={dialog.close} />;
  }
  switch (dialog.name) {
    case 'move': {
      const off = dialog.params.get('off');
      const place = off === null ? '' : `off:${off}`;
      return <MoveWithMore herdUuids={herds} place={place} onClose={dialog.close} />;
    }
    case 'insert-move':
      return <MoveWithMore herdUuids={herds} place="" isPast onClose={dialog.close} />;
    case 'edit-stay':
      return <EditStay dialog={dialog} />;
    case null:
    default:
      return null;
  }
}

/** The form that the address names, if there is one. Viewers have none. */
export function GrazingDialogs(props: GrazingDialogsProps) {
  const { mayRecord } = useRanchView();
  return mayRecord ? <NamedDialog {...props} /> : null;
}
