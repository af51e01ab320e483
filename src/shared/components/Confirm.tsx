import { useState } from 'react';
import { t } from '@domain/words';
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

interface ConfirmDialogProps extends Pick<ConfirmProps, 'question' | 'consequence' | 'confirmLabel' | 'keepLabel'> {
  onKeep: () => void;
  onConfirm: () => void;
}

/** The question itself, for what is asked from elsewhere than a button. */
export function ConfirmDialog({
  question,
  consequence,
  confirmLabel,
  keepLabel = t`Keep`,
  onKeep,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog title={question} onClose={onKeep}>
      <p>{consequence}</p>
      <Actions isEnd>
        <Button look="quiet" onClick={onKeep}>
          {keepLabel}
        </Button>
        <Button look="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** A button that asks again before it does what cannot be undone by another press. */
export function Confirm({ label, name, isBusy, onConfirm, ...asked }: ConfirmProps) {
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
      {isAsking && <ConfirmDialog {...asked} onKeep={keep} onConfirm={confirm} />}
    </>
  );
}
