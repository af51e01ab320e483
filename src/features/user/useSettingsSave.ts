import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Settings } from '@contract/me';
import type { RequestState } from '@shared/requestState';
import { selectSettingsSave } from './userSelectors';
import { settingsFormOpened, settingsSubmitted } from './userSlice';

/** For a form about settings: how its saving stands, and the way to save, which merges over what is stored. */
export function useSettingsSave(): [RequestState, (settings: Settings) => void] {
  const dispatch = useDispatch();
  const request = useSelector(selectSettingsSave);
  useEffect(() => void dispatch(settingsFormOpened()), [dispatch]);
  return [request, (settings) => void dispatch(settingsSubmitted(settings))];
}
