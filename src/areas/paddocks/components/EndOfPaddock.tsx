import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { changed, recordChange, removed, type DataOf, type Held } from '@records/index';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { appPaths } from '@shared/paths';

interface EndOfPaddockProps {
  paddock: Held<DataOf<'paddock'>>;
  isRetired: boolean;
  /** Whether something in the record refers to it: then it stays, and can be retired. */
  isInUse: boolean;
}

/** What can be done with a paddock that is no more. Each of it can be undone from the toast. */
export function EndOfPaddock({ paddock, isRetired, isInUse }: EndOfPaddockProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { name } = paddock.data;
  const retire = () => {
    const ends = changed('paddock', paddock, { retired_at: new Date().toISOString() }, ['retired_at']);
    dispatch(recordChange(`Retired paddock ${name}`, [ends]));
  };
  const bringBack = () =>
    dispatch(recordChange(`Brought paddock ${name} back`, [changed('paddock', paddock, { retired_at: null })]));
  const remove = () => {
    dispatch(recordChange(`Deleted paddock ${name}`, [removed('paddock', paddock)]));
    void navigate(appPaths.paddocks);
  };
  return (
    <Card>
      <h2>{isRetired ? 'Retired' : 'No longer in use?'}</h2>
      <p>
        {isRetired
          ? 'It takes no herds any more. Its history and its part in the season’s figures stay.'
          : 'A retired paddock takes no herds any more, and its history stays.'}
        {!isInUse && ' Nothing in the record refers to this one, so it can be deleted as well.'}
      </p>
      <Actions>
        {isRetired ? (
          <Button look="quiet" onClick={bringBack}>
            Bring back
          </Button>
        ) : (
          <Button look="quiet" onClick={retire}>
            Retire
          </Button>
        )}
        {!isInUse && (
          <Button look="quiet" onClick={remove}>
            Delete
          </Button>
        )}
      </Actions>
    </Card>
  );
}
