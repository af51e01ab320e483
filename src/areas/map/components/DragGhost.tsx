import { useLayoutEffect, useRef } from 'react';
import { listed } from '@domain/language/language';
import { useNames } from '@records/useHerds';
import type { HerdDrag } from '../land/RanchMap';
import styles from './DragGhost.module.css';

/** What is dragged over the map, and where it would go. */
export function DragGhost({ herdUuids, paddockUuid, x, y }: HerdDrag) {
  const nameOf = useNames();
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    box.current?.style.setProperty('transform', `translate(${x}px, ${y}px) translate(-50%, -160%)`);
  }, [x, y]);
  return (
    <p ref={box} className={styles.ghost} aria-hidden="true">
      <b>{listed(herdUuids.map(nameOf))}</b> {paddockUuid === null ? 'to a paddock' : `to ${nameOf(paddockUuid)}`}
    </p>
  );
}
