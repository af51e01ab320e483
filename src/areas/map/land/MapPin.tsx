import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Overlay from 'ol/Overlay';
import type { MapPoint } from './mercator';
import type { RanchMap } from './RanchMap';

interface MapPinProps {
  map: RanchMap;
  point: MapPoint;
  children: ReactNode;
}

/** Something of the page that lies on a place of the map, and moves with it. */
export function MapPin({ map: { map }, point: [x, y], children }: MapPinProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const overlay = new Overlay({ element, position: [x, y], positioning: 'center-center' });
    map.addOverlay(overlay);
    return () => void map.removeOverlay(overlay);
  }, [map, element, x, y]);
  return createPortal(children, element);
}
