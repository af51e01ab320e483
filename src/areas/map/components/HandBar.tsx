import { areaAcres } from '@domain/geometry/area';
import { lengthM } from '@domain/geometry/distance';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { Button } from '@shared/components/Button';
import { lengthInWords } from '@shared/units/lengthInWords';
import { inUnit } from '@shared/units/units';
import type { Sketch } from '../editing/Hand';
import type { Tool } from '../editing/tools';
import styles from './HandBar.module.css';

interface HandBarProps {
  tool: Tool;
  sketch: Sketch | null;
  message: string;
  onAddCorner: () => void;
  onRemoveLast: () => void;
  onFinish: () => void;
  onCancel: () => void;
}

/** What is in hand: what to do next, how large it is so far, and the ways on for those without a pointer. */
export function HandBar({ tool, sketch, message, onAddCorner, onRemoveLast, onFinish, onCancel }: HandBarProps) {
  const { area, isMetric } = usePersonsUnits();
  const corners = sketch?.corners.length ?? 0;
  const line = sketch?.withPointer ?? [];
  const closed = [...line, ...line.slice(0, 1)];
  const isShape = tool === 'draw' && line.length > 2;
  const acres = line.length > 2 && tool !== 'split' ? areaAcres({ type: 'Polygon', coordinates: [closed] }) : null;
  const length = lengthM(isShape ? closed : line);
  const draws = tool === 'draw' || tool === 'split' || tool === 'measure';
  return (
    <div className={styles.bar}>
      <p role="status">{message}</p>
      {line.length > 1 && (
        <p className={styles.figures}>
          {acres !== null && <b>{inUnit(acres, { ...area, digits: 2 })}</b>}{' '}
          {tool === 'measure' && acres !== null && 'inside, '}
          {isShape && 'around '}
          {lengthInWords(length, isMetric)}
        </p>
      )}
      <div className={styles.acts}>
        {draws && (
          <>
            <Button look="quiet" onClick={onAddCorner}>
              Corner here
            </Button>
            <Button look="quiet" disabled={corners === 0} onClick={onRemoveLast}>
              Remove last corner
            </Button>
            {tool !== 'measure' && (
              <Button look="quiet" disabled={corners < (tool === 'draw' ? 3 : 2)} onClick={onFinish}>
                Finish
              </Button>
            )}
          </>
        )}
        <Button look="quiet" onClick={onCancel}>
          {tool === 'corners' || tool === 'measure' ? 'Done' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}
