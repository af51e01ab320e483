import { areaAcres } from '@domain/geometry/area';
import { lengthM } from '@domain/geometry/distance';
import type { Position } from '@domain/geometry/Position';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { lengthInWords } from '@shared/units/lengthInWords';
import { inUnit } from '@shared/units/units';
import { Trans } from '@shared/words';
import type { Tool } from '../editing/tools';
import styles from './HandBar.module.css';

interface SizeSoFarProps {
  tool: Tool;
  /** What is drawn, with the place where the next corner would come. */
  line: readonly Position[];
}

/** The tools that draw what has an inside. */
const CLOSED: readonly Tool[] = ['draw', 'measure'];

/** How large what is in hand is so far: its area and the way around it, or its length. */
export function SizeSoFar({ tool, line }: SizeSoFarProps) {
  const { area, isMetric } = usePersonsUnits();
  if (line.length < 2) return null;
  const closed = [...line, ...line.slice(0, 1)];
  const isShape = tool === 'draw' && line.length > 2;
  const acres = line.length > 2 && CLOSED.includes(tool) ? areaAcres({ type: 'Polygon', coordinates: [closed] }) : null;
  const length = lengthInWords(lengthM(isShape ? closed : line), isMetric);
  if (acres === null) return <p className={styles.figures}>{length}</p>;
  const size = inUnit(acres, { ...area, digits: 2 });
  return (
    <p className={styles.figures}>
      {isShape ? (
        <Trans>
          <b>{size}</b> perimeter {length}
        </Trans>
      ) : (
        <Trans>
          <b>{size}</b> inside, {length}
        </Trans>
      )}
    </p>
  );
}
