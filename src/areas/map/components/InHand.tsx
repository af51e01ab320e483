import type { ReactNode } from 'react';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { DrawnPaddockForm } from '../editing/DrawnPaddockForm';
import { overlapsInWords } from '../editing/shapeChanges';
import { SplitForm } from '../editing/SplitForm';
import type { Editing } from '../editing/useEditing';
import { HandBar } from './HandBar';
import { useHandKeys } from './useHandKeys';

/** Of a paddock that is drawn: what is odd about where it lies. */
function NewPaddock({ editing: { drawn, shapes } }: { editing: Editing }) {
  const nameOf = useNames();
  const { area } = usePersonsUnits();
  if (drawn.shape === null) return null;
  const warnings = overlapsInWords(drawn.shape, shapes, nameOf, area);
  return <DrawnPaddockForm shape={drawn.shape} warnings={warnings} onSave={drawn.save} onClose={drawn.drop} />;
}

function SplitPaddock({ editing: { split, live } }: { editing: Editing }) {
  const { mayAddPaddocks } = useRanchView();
  if (split.inHand === null) return null;
  const { paddock, parts } = split.inHand;
  const mayDivide = paddock.data.parent_uuid === null && !live.some(({ data }) => data.parent_uuid === paddock.uuid);
  const mayReplace = mayAddPaddocks || paddock.data.parent_uuid !== null;
  return (
    <SplitForm
      name={paddock.data.name}
      parts={parts}
      choices={[...(mayDivide ? (['subdivisions'] as const) : []), ...(mayReplace ? (['paddocks'] as const) : [])]}
      onSave={split.save}
      onClose={split.drop}
    />
  );
}

interface InHandProps {
  editing: Editing;
  onCancel: () => void;
  /** What stands here while nothing is in hand. */
  children: ReactNode;
}

/** What the tool in hand says and asks for, below the map. */
export function InHand({ editing, onCancel, children }: InHandProps) {
  const { tool, choose, hand, sketch, message } = editing;
  const isBusy = tool !== 'select';
  const putDown = () => {
    choose('select');
    onCancel();
  };
  useHandKeys({ hand, isBusy, onEscape: putDown });
  return (
    <>
      {isBusy ? (
        <HandBar
          tool={tool}
          sketch={sketch}
          message={message}
          onAddCorner={() => hand?.addCorner()}
          onRemoveLast={() => hand?.removeLast()}
          onFinish={() => hand?.finish()}
          onCancel={putDown}
        />
      ) : (
        children
      )}
      <NewPaddock editing={editing} />
      <SplitPaddock editing={editing} />
    </>
  );
}
