import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import type { RequestState } from '@shared/requestState';
import { markRanch } from './setUpMarks';
import { userForms } from './userForms';
import { selectMe, selectUserForm } from './userSelectors';
import { ranchSetUpSubmitted, userFormOpened } from './userSlice';

interface RanchValues {
  name: string;
  units: string;
}

/** For the form about the ranch: how its saving stands, and the way to save. Who may not name it saves the units. */
export function useRanchSave(ranch: Ranch): [RequestState, (values: RanchValues) => void] {
  const dispatch = useDispatch();
  const request = useSelector(selectUserForm('preferences'));
  const stored = useSelector(selectMe)?.settings ?? {};
  useEffect(() => void dispatch(userFormOpened('preferences')), [dispatch]);
  const save = ({ name, units }: RanchValues) => {
    const settings = { units, ...markRanch(stored, ranch.ranch_uuid) };
    const isNamed = may(ranch.role, 'rename');
    dispatch(isNamed ? ranchSetUpSubmitted({ ranchName: name, settings }) : userForms.preferences.submitted(settings));
  };
  return [request, save];
}
