import { useEffect, useState } from 'react';
import type { OnScreen } from './groupPlaced';
import type { RanchMap } from './RanchMap';

/** What is on the screen, after the map has been moved. */
export function useOnScreen({ map }: RanchMap): OnScreen | null {
  const [onScreen, setOnScreen] = useState<OnScreen | null>(null);
  useEffect(() => {
    const look = () => {
      const view = map.getView();
      const [left = 0, bottom = 0, right = 0, top = 0] = view.calculateExtent(map.getSize());
      setOnScreen({ extent: [left, bottom, right, top], resolution: view.getResolution() ?? 1 });
    };
    look();
    map.on('moveend', look);
    return () => map.un('moveend', look);
  }, [map]);
  return onScreen;
}
