import { useSelector } from 'react-redux';
import { Banner } from '@shared/components/Banner';
import { selectTrouble, selectUnsentHere } from '../recordsSelectors';
import { changesAre } from '../unsentInWords';

/** Says that changes wait while the server cannot be had: the pages show them as if they were there. */
export function WaitingChanges() {
  const unsent = useSelector(selectUnsentHere);
  const isStuck = useSelector(selectTrouble) !== null;
  return (
    <div role="status">
      {isStuck && unsent > 0 && (
        <Banner look="warn">
          <p>
            {changesAre(unsent)} not saved yet: nothing gets through to the server at present. Keep this page open, and
            Grazewell goes on trying by itself.
          </p>
        </Banner>
      )}
    </div>
  );
}
