import { useState } from 'react';
import { Actions } from './Actions';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmProps {
  /** What the button says, and its accessible name, which says of whom. */
  label: string;
  name: string;
  question: string;
  /** What follows from a yes. */
  consequence: string;
  confirmLabel: string;
  /** What a no says. */
  keepLabel?: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** A button that asks again before it does what cannot be undone by another press. */
export function Confirm({
  label,
  name,
  question,
  consequence,
  confirmLabel,
  keepLabel = 'Keep',
  isBusy,
  onConfirm,
}: ConfirmProps) {
  const [isAsking, setIsAsking] = useState(false);
  const keep = () => setIsAsking(false);
  const confirm = () => {
    setIsAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button look="quiet" aria-label={name} isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog title={question} onClose={keep}>
          <p>{consequence}</p>
          <Actions isEnd>
            <Button look="quiet" onClick={keep}>
              {keepLabel}
            </Button>
            <Button look="danger" onClick={confirm}>
              {confirmLabel}
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
