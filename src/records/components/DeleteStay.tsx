import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Confirm } from '@shared/components/Confirm';
import { useDeleteStay, type StayToDelete } from '../useDeleteStay';

interface DeleteStayProps extends StayToDelete {
  onDeleted?: () => void;
}

/** Deletes the moves of a stay: the one before it then lasts on. Where there are several it asks, since all of them go. */
export function DeleteStay({ stay, place, onDeleted }: DeleteStayProps) {
  const { what, asked, erase } = useDeleteStay({ stay, place });
  const press = () => {
    erase();
    onDeleted?.();
  };
  if (asked === null) {
    return (
      <Button look="quiet" aria-label={t`Delete ${what}`} onClick={press}>
        {t`Delete`}
      </Button>
    );
  }
  return <Confirm label={t`Delete`} name={t`Delete ${what}`} {...asked} isBusy={false} onConfirm={press} />;
}
