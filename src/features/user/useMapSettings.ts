import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { MapSettings } from '@contract/mapSettings';
import { migrateSettings } from './migrateSettings';
import { selectMe } from './userSelectors';

/** How the signed-in person's map looks, whatever JSON is stored. */
export function useMapSettings(): MapSettings {
  const settings = useSelector(selectMe)?.settings;
  return useMemo(() => migrateSettings(settings), [settings]);
}
