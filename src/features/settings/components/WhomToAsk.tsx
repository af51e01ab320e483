import { useSelector } from 'react-redux';
import { nameOf, selectTeam } from '@features/team';

/** As many as a sentence can name. */
const MOST_NAMES = 3;

/** For those who may not invite: who can. */
export function WhomToAsk() {
  const owners = useSelector(selectTeam).filter(({ role }) => role === 'owner');
  const names = owners.slice(0, MOST_NAMES).map(nameOf).join(' or ');
  return (
    <p>
      Is somebody missing? Owners and managers of the ranch invite people
      {names === '' ? ': ask one of them.' : `: ask ${names}.`}
    </p>
  );
}
