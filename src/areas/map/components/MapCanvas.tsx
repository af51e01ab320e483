import { useEffect, useRef, useState } from 'react';
import { t } from '@domain/words';
import { canPaint } from '../land/canPaint';
import type { Here, LandLabel, LandLook, Pin } from '../land/Frame';
import type { Tiles } from '../land/Background';
import type { LandShape } from '../land/packLand';
import type { LandPlace } from '../land/packPlaces';
import type { MapPlace } from '../land/MapPlace';
import type { RanchMap, RanchMapEvents } from '../land/RanchMap';
import styles from './MapCanvas.module.css';

const loadMap = () => import(/* webpackChunkName: "ranchMap" */ '../land/RanchMap');

interface MapCanvasProps {
  /** What it is and what is selected, for those who do not see it. */
  name: string;
  land: readonly LandShape[];
  look: LandLook;
  labels: readonly LandLabel[];
  pins: readonly Pin[];
  places: readonly LandPlace[];
  /** Where the person is and has walked; null: not asked for. */
  here: Here | null;
  tiles: Tiles | undefined;
  /** Where it begins; null: it shows the whole ranch as soon as there is a shape. */
  start: MapPlace | null;
  events: RanchMapEvents;
  /** The map is there, or gone: null. */
  onMap: (map: RanchMap | null) => void;
  /** For a sheet: pixels for one of CSS. It stays as it begins. */
  sheet?: { readonly pixelRatio: number };
}

/** Mounts the map in the page and tells it what to show. */
export function MapCanvas(props: MapCanvasProps) {
  const { name, land, look, labels, pins, places, here, tiles, start, events, onMap, sheet } = props;
  const target = useRef<HTMLDivElement>(null);
  const now = useRef({ events, start, onMap, sheet });
  useEffect(() => {
    now.current = { events, start, onMap, sheet };
  });
  const [map, setMap] = useState<RanchMap | null>(null);
  const [isImpossible, setIsImpossible] = useState(() => !canPaint());

  useEffect(() => {
    let opened: RanchMap | null = null;
    let isGone = false;
    const open = async () => {
      const { RanchMap } = await loadMap();
      if (isGone || target.current === null) return;
      const told: RanchMapEvents = {
        onPress: (pressed) => now.current.events.onPress(pressed),
        onPlace: (place) => now.current.events.onPlace(place),
        onView: (view) => now.current.events.onView(view),
        onShortened: (paddockUuids) => now.current.events.onShortened(paddockUuids),
        onDrag: (drag) => now.current.events.onDrag(drag),
        onDrop: (herds, paddock) => now.current.events.onDrop(herds, paddock),
        onTrouble: (isInTrouble) => now.current.events.onTrouble(isInTrouble),
      };
      opened = new RanchMap(target.current, told, now.current.sheet);
      if (now.current.start !== null) opened.goTo(now.current.start);
      setMap(opened);
      now.current.onMap(opened);
    };
    if (canPaint()) open().catch(() => setIsImpossible(true));
    return () => {
      isGone = true;
      opened?.dispose();
      now.current.onMap(null);
    };
  }, []);

  const hasLand = land.length > 0;
  useEffect(() => map?.setPaddocks(land), [map, land]);
  useEffect(() => {
    if (map === null) return undefined;
    // Paper and pictures of the ground are the same in the dark.
    const isPlain = tiles === undefined && now.current.sheet === undefined;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const tell = () => map.setLook({ ...look, isGroundDark: isPlain && dark.matches });
    tell();
    dark.addEventListener('change', tell);
    return () => dark.removeEventListener('change', tell);
  }, [map, look, tiles]);
  useEffect(() => map?.setLabels(labels, pins), [map, labels, pins]);
  useEffect(() => map?.setPlaces(places, here), [map, places, here]);
  useEffect(() => map?.setBackground(tiles), [map, tiles]);
  useEffect(() => {
    // Whoever has moved it to draw a first paddock is where they want to be.
    if (hasLand && now.current.start === null && map?.isUntouched() === true) map.showAll();
  }, [map, hasLand]);

  if (isImpossible) {
    return <p className={styles.impossible}>{t`This browser cannot draw the map. The list has the same paddocks.`}</p>;
  }
  return <div ref={target} className={styles.canvas} role="application" aria-label={name} tabIndex={0} />;
}
