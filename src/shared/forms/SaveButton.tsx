import type { ReactNode } from 'react';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import type { RequestState } from '@shared/requestState';

interface SaveButtonProps {
  request: RequestState;
  /** Stands beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The button of a form that stays on the screen, and the word that it is done. */
export function SaveButton({ request, aside, children }: SaveButtonProps) {
  return (
    <Actions>
      <Button type="submit" isBusy={request.status === 'pending'}>
        {children}
      </Button>
      {aside}
      <p role="status">{request.status === 'succeeded' ? t`Saved.` : ''}</p>
    </Actions>
  );
}
