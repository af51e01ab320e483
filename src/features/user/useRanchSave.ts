import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/me';
import type { RequestState } from '@shared/requestState';
import { mayRename } from './mayRename';
import { selectSettingsSave } from './userSelectors';
import { ranchSetUpSubmitted, settingsFormOpened, settingsSubmitted } from './userSlice';

interface RanchValues {
  name: string;
  units: string;
}

/** For the form about the ranch: how its saving stands, and the way to save. Who may not name it saves the units. */
export function useRanchSave(ranch: Ranch): [RequestState, (values: RanchValues) => void] {
  const dispatch = useDispatch();
  const request = useSelector(selectSettingsSave);
  useEffect(() => void dispatch(settingsFormOpened()), [dispatch]);
  const save = ({ name, units }: RanchValues) =>
    void dispatch(
      mayRename(ranch.role)
        ? ranchSetUpSubmitted({ ranchName: name, settings: { units } })
        : settingsSubmitted({ units }),
    );
  return [request, save];
}
