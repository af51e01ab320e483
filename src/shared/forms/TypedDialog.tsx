import { useRef, useState, type ComponentProps } from 'react';
import { Dialog } from '@shared/components/Dialog';
import { ChangedContext } from './FormContext';
import { LeaveQuestion } from './LeaveQuestion';

/** A dialog with a form in it: Escape, and the phone's way back, ask before they lose what was typed. */
export function TypedDialog({ onClose, children, ...dialog }: ComponentProps<typeof Dialog>) {
  const isChangedRef = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog {...dialog} onClose={() => (isChangedRef.current ? setIsAsking(true) : onClose())}>
      <ChangedContext value={isChangedRef}>{children}</ChangedContext>
      {isAsking && <LeaveQuestion onStay={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
