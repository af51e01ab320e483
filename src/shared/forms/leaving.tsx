import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { beforeLeaving } from '@shared/lib/beforeLeaving';
import type { RequestState } from '@shared/requestState';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** The question itself. Staying comes first: it loses nothing. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog title={t`Leave without saving?`} onClose={onStay}>
      <p>{t`You have changes that are not saved. Leave anyway?`}</p>
      <Actions isEnd>
        <Button onClick={onStay}>{t`Stay here`}</Button>
        <Button look="quiet" onClick={onLeave}>
          {t`Leave`}
        </Button>
      </Actions>
    </Dialog>
  );
}

interface LeaveAsking {
  /** The question while it is asked; else nothing. */
  readonly question: ReactNode;
  /** Goes on where nothing would be lost, or where the person says that it may be. */
  readonly ask: (goOn: () => void) => void;
}

/** Asks before what is not saved is left behind: by a link, the browser's way back, or an act that is put to it. */
export function useLeaveQuestion(isUnsaved: boolean): LeaveAsking {
  const [asked, setAsked] = useState<{ goOn: () => void }>();
  useEffect(() => (isUnsaved ? beforeLeaving((goOn) => setAsked({ goOn })) : undefined), [isUnsaved]);
  const stay = () => setAsked(undefined);
  const leave = () => {
    stay();
    asked?.goOn();
  };
  return {
    question: asked === undefined ? null : <LeaveQuestion onStay={stay} onLeave={leave} />,
    ask: (goOn) => (isUnsaved ? setAsked({ goOn }) : goOn()),
  };
}

/** Inside a form that saves by this request: asks before changes that are not saved are left behind. */
export function AskBeforeLeaving({ request: { status } }: { request: RequestState }) {
  const { values, initialValues } = useFormikContext<FormikValues>();
  const now = JSON.stringify(values);
  const begun = JSON.stringify(initialValues);
  const [saved, setSaved] = useState(begun);
  const [last, setLast] = useState({ status, begun, now });
  if (last.status !== status || last.begun !== begun) {
    setLast({ status, begun, now });
    // What a request that succeeds has saved is what stood in the form when it began.
    if (last.begun !== begun) setSaved(begun);
    else if (status === 'succeeded') setSaved(last.now);
  }
  return useLeaveQuestion(now !== saved).question;
}
