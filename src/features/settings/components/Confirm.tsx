import { useState } from 'react';
import { Button } from '@shared/components/Button';
import styles from './Confirm.module.css';

interface ConfirmProps {
  /** What the button says, and its accessible name, which says of whom. */
  label: string;
  name: string;
  question: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** A button that asks once more before it does what cannot be undone by another press. */
export function Confirm({ label, name, question, confirmLabel, isBusy, onConfirm }: ConfirmProps) {
  const [step, setStep] = useState<'fresh' | 'asking' | 'kept'>('fresh');
  if (step !== 'asking') {
    return (
      // Whoever thought better of it is back where they were.
      <Button
        look="quiet"
        aria-label={name}
        autoFocus={step === 'kept'}
        isBusy={isBusy}
        onClick={() => setStep('asking')}
      >
        {label}
      </Button>
    );
  }
  const confirm = () => {
    setStep('kept');
    onConfirm();
  };
  return (
    <div className={styles.question} role="group" aria-label={name}>
      <p>{question}</p>
      <Button look="quiet" autoFocus onClick={() => setStep('kept')}>
        Keep
      </Button>
      <Button look="danger" onClick={confirm}>
        {confirmLabel}
      </Button>
    </div>
  );
}
