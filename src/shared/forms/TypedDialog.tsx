import { useRef, useState, type ComponentProps } from 'react';
import { Dialog } from '@shared/components/Dialog';
import { ChangedContext } from './FormContext';
import { LeaveQuestion } from './LeaveQuestion';

interface TypedDialogProps extends ComponentProps<typeof Dialog> {
  /** Whether something besides what was typed would be lost. */
  isUnsaved?: boolean;
}

/** A dialog with a form in it: Escape, and the phone's way back, ask before they lose what was typed. */
export function TypedDialog({ isUnsaved = false, onClose, children, ...dialog }: TypedDialogProps) {
  const isChangedRef = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog {...dialog} onClose={() => (isUnsaved || isChangedRef.current ? setIsAsking(true) : onClose())}>
      <ChangedContext value={isChangedRef}>{children}</ChangedContext>
      {isAsking && <LeaveQuestion onStay={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
