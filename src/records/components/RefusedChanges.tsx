import { useSelector } from 'react-redux';
import { Actions } from '@shared/components/Actions';
import { Banner } from '@shared/components/Banner';
import { refusedChangeId } from '../devices/refusedChange';
import type { Outgoing } from '../outbox';
import { selectRefused } from '../recordsSelectors';
import { isConflict, reasonInWords } from '../refusalWays';
import { refusedInWords } from '../saidInWords';
import { ConflictInWords } from './ConflictInWords';
import { RefusedActs } from './RefusedActs';

/** One refused group: what was to be written, why it was not, what is there now, and what can be done about it. */
function RefusedChange({ refused }: { refused: Outgoing }) {
  const { group, refusal } = refused;
  if (refusal === null) return null;
  return (
    <Banner look="danger">
      <h2 id={refusedChangeId(group.uuid)} tabIndex={-1}>
        {refusedInWords(group)}
      </h2>
      {isConflict(refusal) ? (
        <ConflictInWords refused={refused} records={refusal.records} />
      ) : (
        <p>{reasonInWords(refusal)}</p>
      )}
      <Actions>
        <RefusedActs refused={refused} />
      </Actions>
    </Banner>
  );
}

/** The changes of this person that the server refused, for as long as nothing is decided about them. */
export function RefusedChanges() {
  const refused = useSelector(selectRefused);
  return (
    <div role="alert">
      {refused.map((each) => (
        <RefusedChange key={each.group.uuid} refused={each} />
      ))}
    </div>
  );
}
