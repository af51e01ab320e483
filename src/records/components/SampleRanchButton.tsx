import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectRanch, selectUserForm } from '@features/user';
import { Button } from '@shared/components/Button';
import { SAMPLE_NAME, sampleAsked } from '../sampleAsked';

/** On a page with nothing on it yet: the way to a ranch on which there is much to see. */
export function SampleRanchButton() {
  const dispatch = useDispatch();
  const creation = useSelector(selectUserForm('ranchCreation'));
  const isThere = useSelector(selectRanch)?.name === SAMPLE_NAME;
  return (
    <Button look="quiet" isBusy={creation.status === 'pending'} onClick={() => dispatch(sampleAsked())}>
      {isThere ? t`Fill this sample ranch` : t`Look around a sample ranch`}
    </Button>
  );
}
