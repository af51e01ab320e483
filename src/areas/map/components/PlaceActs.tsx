import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectOne, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import type { Editing } from '../editing/useEditing';

interface PlaceActsProps {
  uuid: string;
  editing: Editing;
  open: AddressedDialog['open'];
  onRemoved: () => void;
}

/** What can be done with a place. Notes are changed where they were written down. */
export function PlaceActs({ uuid, editing, open, onRemoved }: PlaceActsProps) {
  const { mayRecord } = useRanchView();
  const held = useSelector((state: WithRecords) => selectOne(state, 'place', uuid));
  if (!mayRecord || held === undefined) return null;
  const remove = () => {
    editing.place.remove(held);
    onRemoved();
  };
  return (
    <>
      <Button look="quiet" onClick={() => open('edit-place')}>
        {t`Edit`}
      </Button>
      <Button look="quiet" onClick={remove}>
        {t`Delete`}
      </Button>
    </>
  );
}
