import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MapLook, MapSettings } from '@contract/people/mapSettings';
import type { Preferences } from '@contract/people/me';
import type { RequestState } from '@shared/requestState';
import { LOOK_MARK } from './setUpMarks';
import { userForms } from './userForms';
import { selectMe, selectUserForm } from './userSelectors';
import { userFormOpened } from './userSlice';
import { migratePreferences } from './migratePreferences';

/** How the signed-in person's map looks, whatever JSON is stored. */
export function useMapSettings(): MapSettings {
  const settings = useSelector(selectMe)?.settings;
  return useMemo(() => migratePreferences(settings), [settings]);
}

/** For a form of the map's look: how its saving stands, and the way to save it, with other settings where there are some. */
export function useLookSave(): [RequestState, (look: MapLook, others?: Preferences) => void] {
  const dispatch = useDispatch();
  const request = useSelector(selectUserForm('preferences'));
  useEffect(() => void dispatch(userFormOpened('preferences')), [dispatch]);
  return [
    request,
    (look, others) => void dispatch(userForms.preferences.submitted({ ...look, ...LOOK_MARK, ...others })),
  ];
}
