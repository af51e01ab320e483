import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { beginAsking, type Leaving } from '@shared/lib/mayLeave';
import { selectUnsent, selectUnsentHere } from '../recordsSelectors';
import { UnsentQuestion } from './UnsentQuestion';

interface Asked {
  goOn: () => void;
  leaving: Leaving;
}

/** Asks before the person signs out or changes the ranch while changes are not saved, and goes on once they are. */
export function AskAboutUnsent() {
  const isAny = useSelector(selectUnsent) > 0;
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => (isAny ? beginAsking((goOn, leaving) => setAsked({ goOn, leaving }), 'ranch') : undefined), [isAny]);
  const unsent = useSelector(asked?.leaving === 'ranch' ? selectUnsentHere : selectUnsent);
  if (asked === undefined) return null;
  const stay = () => setAsked(undefined);
  const leave = () => {
    stay();
    asked.goOn();
  };
  return <UnsentQuestion isOfRanch={asked.leaving === 'ranch'} unsent={unsent} onStay={stay} onLeave={leave} />;
}
