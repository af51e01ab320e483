import type { ReactNode } from 'react';
import { walkedShape } from '@domain/geometry/track';
import type { PlaceKind } from '@features/mapSettings/placeLooks';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { DrawnPaddockForm } from '../editing/DrawnPaddockForm';
import { overlapsInWords } from '../editing/shapeChanges';
import { LaneForm } from '../editing/LaneForm';
import type { PartsAs } from '../editing/PartsAsChoice';
import { PlaceForm, type PlaceFormProps } from '../editing/PlaceForm';
import { SplitForm } from '../editing/SplitForm';
import type { Editing } from '../editing/useEditing';
import { usePlaceNames } from '../editing/usePlaceNames';
import type { HereNow } from '../here/useHere';
import { HandBar } from './HandBar';
import { useHandKeys } from './useHandKeys';
import { WalkBar } from './WalkBar';

/** Of a paddock that is drawn: what is odd about where it lies. */
function NewPaddock({ editing: { drawn, shapes } }: { editing: Editing }) {
  const nameOf = useNames();
  const { area } = usePersonsUnits();
  if (drawn.shape === null) return null;
  const warnings = overlapsInWords(drawn.shape, shapes, nameOf, area);
  return (
    <DrawnPaddockForm
      shape={drawn.shape}
      others={shapes}
      warnings={warnings}
      onSave={drawn.save}
      onClose={drawn.drop}
    />
  );
}

function CutPaddock({ editing: { cut, live } }: { editing: Editing }) {
  const { mayAddPaddocks } = useRanchView();
  if (cut.inHand === null) return null;
  const { tool, paddock, parts, line } = cut.inHand;
  const { name, shape, parent_uuid: parent } = paddock.data;
  const mayDivide = parent === null && !live.some(({ data }) => data.parent_uuid === paddock.uuid);
  const mayReplace = mayAddPaddocks || parent !== null;
  const choices: PartsAs[] = [
    ...(mayDivide ? (['subdivisions'] as const) : []),
    ...(mayReplace ? (['paddocks'] as const) : []),
  ];
  const form = { name, choices, onSave: cut.save, onClose: cut.drop };
  if (tool === 'split') return <SplitForm {...form} parts={parts} />;
  return shape === null ? null : <LaneForm {...form} shape={shape} line={line} />;
}

function NewPlace({ editing: { place }, onPlaced }: { editing: Editing; onPlaced: InHandProps['onPlaced'] }) {
  const names = usePlaceNames();
  if (place.inHand === null) return null;
  const save: PlaceFormProps['onSave'] = (made, photos) => {
    place.add(made, photos);
    onPlaced(made.what);
  };
  return <PlaceForm shape={place.inHand} held={undefined} names={names} onSave={save} onClose={place.drop} />;
}

interface InHandProps {
  editing: Editing;
  here: HereNow;
  /** Goes on once nothing that was walked is lost, or the person says that it may be. */
  ask: (goOn: () => void) => void;
  onCancel: () => void;
  /** A place of that kind was put on the map. */
  onPlaced: (kind: PlaceKind) => void;
  /** What stands here while nothing is in hand. */
  children: ReactNode;
}

/** What the tool in hand says and asks for, below the map. */
export function InHand({ editing, here, ask, onCancel, onPlaced, children }: InHandProps) {
  const { tool, choose, hand, sketch, message } = editing;
  const isBusy = tool !== 'select';
  const putDown = () => {
    here.clear();
    choose('select');
    onCancel();
  };
  // A walk is not done again by a few presses.
  const cancel = () => (tool === 'walk' ? ask(putDown) : putDown());
  useHandKeys({ hand, isBusy, onEscape: cancel });
  return (
    <>
      {tool === 'walk' && (
        <WalkBar
          here={here}
          problem={editing.problem}
          onFinish={() => editing.finishShape(walkedShape(here.track))}
          onCancel={cancel}
        />
      )}
      {isBusy && tool !== 'walk' && (
        <HandBar
          tool={tool}
          isReady={hand !== null}
          sketch={sketch}
          message={message}
          onAddCorner={() => hand?.addCorner()}
          onRemoveCorner={() => hand?.removeCorner()}
          onFinish={() => hand?.finish()}
          onCancel={cancel}
        />
      )}
      {!isBusy && children}
      <NewPaddock editing={editing} />
      <CutPaddock editing={editing} />
      <NewPlace editing={editing} onPlaced={onPlaced} />
    </>
  );
}
