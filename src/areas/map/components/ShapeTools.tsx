import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import type { Editing } from '../editing/useEditing';

interface ShapeToolsProps {
  uuid: string;
  editing: Editing;
  open: AddressedDialog['open'];
  /** Its shape is to be drawn. */
  onDraw: () => void;
}

/** What can be done with the shape of a paddock that is selected. */
export function ShapeTools({ uuid, editing, open, onDraw }: ShapeToolsProps) {
  const { mayAddPaddocks, mayRecord } = useRanchView();
  const paddock = editing.live.find((each) => each.uuid === uuid);
  if (paddock === undefined || !mayRecord) return null;
  const mayReshape = mayAddPaddocks || paddock.data.parent_uuid !== null;
  const coordinates = mayReshape && (
    <Button look="quiet" onClick={() => open('coordinates')}>
      {t`Coordinates`}
    </Button>
  );
  if (paddock.data.shape === null) {
    return (
      <>
        {mayReshape && (
          <Button look="quiet" onClick={onDraw}>
            {t`Draw`}
          </Button>
        )}
        {coordinates}
      </>
    );
  }
  return (
    <>
      <Button look="quiet" onClick={() => editing.choose('split')}>
        {t`Split`}
      </Button>
      {mayReshape && (
        <Button look="quiet" onClick={() => open('merge')}>
          {t`Merge`}
        </Button>
      )}
      {mayReshape && (
        <Button look="quiet" onClick={() => editing.choose('corners')}>
          {t`Edit`}
        </Button>
      )}
      {coordinates}
    </>
  );
}
