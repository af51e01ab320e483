import { isDeepEqual } from '@domain/lists/isDeepEqual';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ColorScheme, MapLook, MapSettings } from '@contract/people/mapSettings';
import { useLookSave, useMapSettings } from '@features/user/useMapLook';

/** How long nothing is changed before the look is saved, in ms: a slider says many values on its way. */
const SETTLED_MS = 600;

const lookOf = ({ units: _units, ...look }: MapSettings): MapLook => look;

/**
 * The same settings for as long as they say the same: a scheme that is chosen is in what was changed before it is in the
 * address, and a large ranch is colored once for both.
 */
function useSteady(settings: MapSettings): MapSettings {
  const [steady, setSteady] = useState(settings);
  if (isDeepEqual(steady, settings)) return steady;
  setSteady(settings);
  return settings;
}

/**
 * How the map looks, and the way to change it: it holds at once and is saved once nothing is changed for a while.
 *
 * @param scheme what the address asks for; it holds in place of what is saved
 */
export function useLookInPlace(scheme: ColorScheme | null) {
  const stored = useMapSettings();
  const [request, save] = useLookSave();
  const [changes, setChanges] = useState<Partial<MapLook>>({});
  const settings = useSteady(
    useMemo(
      (): MapSettings => ({ ...stored, ...changes, ...(scheme !== null && { mapSelectedColorScheme: scheme }) }),
      [stored, changes, scheme],
    ),
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (look: Partial<MapLook>) => {
    const next = { ...changes, ...look };
    setChanges(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save({ ...lookOf(settings), ...next }), SETTLED_MS);
  };
  return { settings, change, request };
}
