import { useMemo, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Stay } from '@domain/grazing/stays';
import { t } from '@domain/words';
import { DeleteStay } from '@records/components/DeleteStay';
import {
  changed,
  changeRecorded,
  selectAll,
  selectOne,
  type DataOf,
  type Held,
  type WithRecords,
} from '@records/index';
import { editedMove, editValues, placeIn, type EditValues } from '@records/moving/editedMove';
import { MorePlaces } from '@records/moving/MorePlaces';
import { placeOf } from '@records/moving/moveValues';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { saidPlace } from '@records/saidInWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { lazyRules } from '@shared/forms/rules';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import type { Unit } from '@shared/units/units';
import { Effects } from './Effects';
import { MoveHistory } from './MoveHistory';
import { OtherMoves } from './OtherMoves';
import { PlaceField } from './PlaceField';
import { StayWarnings } from './StayWarnings';

const rulesIn = (zone: string | null, area: Unit) =>
  lazyRules(() => import('@records/moving/moveRules').then(({ editMoveRules }) => editMoveRules(zone, area)));

interface EditStayFormProps {
  stay: Stay;
  /** The move of it that is edited: the first one is the stay's own, and a change of its place is the whole stay's. */
  move: Held<DataOf<'move'>>;
  onEdit: (moveUuid: string) => void;
  onClose: () => void;
}

/** A move that was written down: its time, its place, its planned days and its note. Only what changed is written. */
export function EditStayForm({ stay, move, onEdit, onClose }: EditStayFormProps) {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const nameOf = useNames();
  const { zone, area } = useRanchView();
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const when = useWhen(zone, Date.parse(move.data.at));
  const rules = useMemo(() => rulesIn(zone, area), [zone, area]);
  const herd = nameOf(stay.herdUuid);
  const isFirst = stay.moves[0]?.uuid === move.uuid;
  const others = stay.moves.filter(({ uuid }) => uuid !== move.uuid);
  // They move along as they were when the form was opened: what somebody wrote since is not written over.
  const [begun] = useState(
    () => new Map(others.map(({ uuid }) => [uuid, selectOne(store.getState(), 'move', uuid)] as const)),
  );
  const isThere = (paddockUuid: string) => paddocks.some(({ uuid }) => uuid === paddockUuid);
  // A list would show its first paddock as chosen in place of one that was deleted.
  const valuesOf = (data: DataOf<'move'>) =>
    editValues({ ...data, paddock_uuids: data.paddock_uuids.filter(isThere) }, when, area);
  const save = (values: EditValues) => {
    const fields = editedMove(move.data, values, when, area);
    if (Object.keys(fields).length === 0) return;
    const place = placeIn(fields);
    const along = isFirst && Object.keys(place).length > 0 ? others : [];
    const held = along.flatMap(({ uuid }) => begun.get(uuid) ?? selectOne(store.getState(), 'move', uuid) ?? []);
    const { paddock_uuids: paddockUuids, off } = placeOf(values);
    const said = { what: 'changed_move', herd, ...saidPlace({ paddockUuids, off }, nameOf) } as const;
    dispatch(
      changeRecorded(said, [changed('move', move, fields), ...held.map((other) => changed('move', other, place))]),
    );
  };
  return (
    <FormDialog
      title={isFirst ? t`Edit the stay of ${herd}` : t`Edit a later move of ${herd}`}
      initialValues={valuesOf(move.data)}
      rules={rules}
      onSave={save}
      onClose={onClose}
      aside={
        <DeleteStay
          stay={isFirst ? stay : { ...stay, moves: stay.moves.filter(({ uuid }) => uuid === move.uuid) }}
          place={saidPlace(stay, nameOf)}
          onDeleted={onClose}
        />
      }
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <WhenField when={when} />
      <PlaceField paddocks={paddocks} />
      <MorePlaces
        options={paddocks.map(({ uuid, data }) => ({ uuid, name: data.name, isRetired: data.retired_at !== null }))}
      />
      <Field name="planned_days" label={t`Planned days`} inputMode="decimal" autoComplete="off" />
      <TextArea name="note" label={t`Note`} />
      <Effects move={move} along={isFirst ? others.map(({ uuid }) => uuid) : []} when={when} />
      <OtherMoves moves={others} isFirst={isFirst} onEdit={onEdit} />
      <MoveHistory uuid={move.uuid} />
      <StayWarnings move={move} when={when} />
    </FormDialog>
  );
}
