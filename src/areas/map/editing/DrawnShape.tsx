import { useMemo } from 'react';
import { boxesMeet, boxOf } from '@domain/geometry/box';
import type { Shape } from '@domain/geometry/Position';
import { t } from '@domain/words';
import { sketchOf } from '@shared/lib/sketch';
import styles from './DrawnShape.module.css';

const FRAME = { width: 360, height: 150, margin: 40 };

interface DrawnShapeProps {
  shape: Shape;
  /** The shapes of the ranch's paddocks. */
  others: ReadonlyMap<string, Shape>;
}

/** A shape that was just drawn, and what is around it: on a phone the form covers the map. */
export function DrawnShape({ shape, others }: DrawnShapeProps) {
  const paths = useMemo(() => {
    const { pathOf } = sketchOf([shape], FRAME);
    const [west, south, east, north] = boxOf(shape);
    const [width, height] = [east - west, north - south];
    const shown = [west - width, south - height, east + width, north + height] as const;
    const around = [...others.values()].filter((other) => boxesMeet(shown, boxOf(other)));
    return { own: pathOf(shape), around: around.map(pathOf).join('') };
  }, [shape, others]);
  return (
    <svg
      className={styles.shape}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={t`What you drew, from above`}
    >
      <path className={styles.around} d={paths.around} />
      <path className={styles.own} d={paths.own} />
    </svg>
  );
}
