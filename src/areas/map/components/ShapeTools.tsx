import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import type { Editing } from '../editing/useEditing';

interface ShapeToolsProps {
  uuid: string;
  editing: Editing;
  open: AddressedDialog['open'];
}

/** What can be done with the shape of a paddock that is selected. */
export function ShapeTools({ uuid, editing, open }: ShapeToolsProps) {
  const { mayAddPaddocks, mayRecord } = useRanchView();
  const paddock = editing.live.find((each) => each.uuid === uuid);
  if (paddock === undefined || !mayRecord) return null;
  const mayReshape = mayAddPaddocks || paddock.data.parent_uuid !== null;
  if (paddock.data.shape === null) return null;
  return (
    <>
      <Button look="quiet" onClick={() => editing.choose('split')}>
        Split
      </Button>
      {mayReshape && (
        <Button look="quiet" onClick={() => open('merge')}>
          Merge
        </Button>
      )}
      {mayReshape && (
        <Button look="quiet" onClick={() => editing.choose('corners')}>
          Edit
        </Button>
      )}
    </>
  );
}
