import { useEffect, useState, type ReactNode } from 'react';
import { beforeLeaving } from '@shared/lib/beforeLeaving';
import { LeaveQuestion } from './LeaveQuestion';

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
