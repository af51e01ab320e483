import { useLayoutEffect, useRef } from 'react';
import { listed } from '@domain/language/language';
import { useNames } from '@records/useHerds';
import { Trans } from '@shared/words';
import type { HerdDrag } from '../land/RanchMap';
import styles from './DragGhost.module.css';

/** What is dragged over the map, and where it would go. */
export function DragGhost({ herdUuids, paddockUuid, x, y }: HerdDrag) {
  const nameOf = useNames();
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    box.current?.style.setProperty('transform', `translate(${x}px, ${y}px) translate(-50%, -160%)`);
  }, [x, y]);
  const herds = listed(herdUuids.map(nameOf));
  const paddock = paddockUuid === null ? null : nameOf(paddockUuid);
  return (
    <p ref={box} className={styles.ghost} aria-hidden="true">
      {paddock === null ? (
        <Trans>
          <b>{herds}</b> to a paddock
        </Trans>
      ) : (
        <Trans>
          <b>{herds}</b> to {paddock}
        </Trans>
      )}
    </p>
  );
}
