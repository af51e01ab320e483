import { useState, type ComponentProps } from 'react';
import { Dialog } from '@shared/components/Dialog';
import { ChangedContext } from './FormContext';
import { useLeaveQuestion } from './leaving';

interface TypedDialogProps extends ComponentProps<typeof Dialog> {
  /** Whether something besides what was typed would be lost. */
  isUnsaved?: boolean;
}

/** A dialog with a form in it: Escape, the browser's or the phone's way back and links ask before they lose what was typed. */
export function TypedDialog({ isUnsaved = false, onClose, children, ...dialog }: TypedDialogProps) {
  const [isChanged, setIsChanged] = useState(false);
  const { question, ask } = useLeaveQuestion(isUnsaved || isChanged);
  return (
    <Dialog {...dialog} onClose={() => ask(onClose)}>
      <ChangedContext value={setIsChanged}>{children}</ChangedContext>
      {question}
    </Dialog>
  );
}
