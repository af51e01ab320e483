import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** The question itself. Staying comes first: it loses nothing. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog title="Leave without saving?" onClose={onStay}>
      <p>You have changes that are not saved. Leave anyway?</p>
      <Actions isEnd>
        <Button onClick={onStay}>Stay here</Button>
        <Button look="quiet" onClick={onLeave}>
          Leave
        </Button>
      </Actions>
    </Dialog>
  );
}
