import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { COLOR_SCHEMES, type ColorScheme } from '@contract/people/mapSettings';
import type { MapPlace } from './land/MapPlace';

/** The parameters that say what the map shows, which stay while a dialog opens and closes. */
export const OF_MAP = ['at', 'zoom', 'scheme', 'date', 'season', 'paddock', 'place', 'draw', 'pin'] as const;
type Name = (typeof OF_MAP)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "41.93,-101.62": latitude first, as people write places. */
function readPlace(at: string | null, zoom: string | null): MapPlace | null {
  const [latitude = NaN, longitude = NaN, ...more] = (at ?? '').split(',').map(Number);
  const isPlace = more.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (at === null || !isPlace) return null;
  const level = Number(zoom ?? NaN);
  return { latitude, longitude, zoom: level >= 0 && level <= 24 ? level : 14 };
}

const readScheme = (scheme: string | null): ColorScheme | null => COLOR_SCHEMES.find((each) => each === scheme) ?? null;

/** What the address says of the map, so that it can be shared and comes back: place, zoom, scheme, season, day, paddock or place. */
export function useMapAddress() {
  const [params, setParams] = useSearchParams();
  // What the address is on its way to be: two changes in a row know of each other, though the page is drawn for neither yet.
  const wanted = useRef(params);
  useEffect(() => {
    wanted.current = params;
  }, [params]);
  const change = (values: Partial<Record<Name, string | null>>) => {
    const next = new URLSearchParams(wanted.current);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    if (next.toString() === wanted.current.toString()) return;
    wanted.current = next;
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const day = params.get('date');
  const [at, zoom] = [params.get('at'), params.get('zoom')];
  return {
    place: useMemo(() => readPlace(at, zoom), [at, zoom]),
    scheme: readScheme(params.get('scheme')),
    /** YYYY-MM-DD; null: today, or the last day of a season that is over. */
    date: day !== null && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    seasonUuid: params.get('season'),
    paddockUuid: params.get('paddock'),
    /** The water, gate or what else is selected. */
    placeUuid: params.get('place'),
    /** The photo whose pin is shown, whatever layers are on. */
    pinUuid: params.get('pin'),
    /** The paddock without a shape that is to be drawn. */
    drawUuid: params.get('draw'),
    change,
  };
}

/** A place as it stands in the address: to about a decimeter. */
export const placeParams = (place: MapPlace | null) => ({
  at: place === null ? null : `${place.latitude.toFixed(6)},${place.longitude.toFixed(6)}`,
  zoom: place === null ? null : place.zoom.toFixed(2),
});
