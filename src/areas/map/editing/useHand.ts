import { useEffect, useRef, useState } from 'react';
import type { Shape } from '@domain/geometry/Position';
import type { RanchMap } from '../land/RanchMap';
import type { Grip, Hand, HandEvents } from './Hand';

const loadHand = () => import(/* webpackChunkName: "mapEditing" */ './Hand');

/** What drawing needs, with the rules of the form that names what was drawn. */
const loadAll = () => Promise.all([loadHand(), import('@contract/grazing/paddock')]);

/**
 * The hand that draws and edits on a map. It is loaded as soon as there is a map, so that a tool can be taken where there is
 * no connection.
 *
 * @param shapes the paddocks that are there now, by uuid
 */
export function useHand(map: RanchMap | null, shapes: ReadonlyMap<string, Shape>, events: HandEvents) {
  const now = useRef({ shapes, events });
  const [hand, setHand] = useState<Hand | null>(null);
  /** What is to be in hand once there is one. */
  const wanted = useRef<Grip | null>(null);
  useEffect(() => {
    now.current = { shapes, events };
  });
  useEffect(() => {
    // What does not come now is asked for again when a tool is taken.
    if (map !== null) loadAll().catch(() => undefined);
  }, [map]);
  useEffect(() => hand?.refresh(), [hand, shapes]);
  useEffect(() => () => hand?.dispose(), [hand]);

  const take = async (grip: Grip | null): Promise<void> => {
    if (map === null) return;
    map.setBusy(grip !== null);
    wanted.current = grip;
    if (hand !== null || grip === null) {
      hand?.take(grip);
      return;
    }
    const { Hand: Made } = await loadHand();
    // Another tool was taken, or none, before this one was here.
    if (wanted.current !== grip) return;
    const made = new Made(
      map.map,
      () => now.current.shapes,
      () => map.inView(),
      {
        onSketch: (corners) => now.current.events.onSketch(corners),
        onShape: (shape) => now.current.events.onShape(shape),
        onLine: (line) => now.current.events.onLine(line),
        onPoint: (point) => now.current.events.onPoint(point),
        onCorners: (edits) => now.current.events.onCorners(edits),
      },
    );
    made.take(grip);
    setHand(made);
  };
  return { hand, take };
}
