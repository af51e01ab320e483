import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '@domain/words';
import { useDeleteStay, type StayToDelete } from '@records/useDeleteStay';
import { ConfirmDialog } from '@shared/components/Confirm';
import { Menu } from '@shared/components/Menu';
import { stayHref } from '@shared/recordHrefs';

interface StayActsProps extends StayToDelete {
  /** The accessible name, which tells it from the others. */
  label: string;
}

/** What can be done with a stay: correct it, or delete it. */
export function StayActs({ stay, place, label }: StayActsProps) {
  const navigate = useNavigate();
  const { asked, erase } = useDeleteStay({ stay, place });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Menu
        label={label}
        look="pill"
        trigger={t`More`}
        items={[
          { label: t`Edit`, onChoose: () => void navigate(stayHref(stay.moves[0]?.uuid ?? '')) },
          { label: t`Delete`, onChoose: () => (asked === null ? erase() : setIsAsking(true)) },
        ]}
      />
      {isAsking && asked !== null && (
        <ConfirmDialog
          {...asked}
          onKeep={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            erase();
          }}
        />
      )}
    </>
  );
}
