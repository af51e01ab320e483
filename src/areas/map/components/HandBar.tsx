import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import type { Sketch } from '../editing/Hand';
import { GRIPS, type Tool } from '../editing/tools';
import styles from './HandBar.module.css';
import { SizeSoFar } from './SizeSoFar';

interface HandBarProps {
  tool: Tool;
  /** The map takes what is pressed: the tool has been loaded. */
  isReady: boolean;
  sketch: Sketch | null;
  message: string;
  onAddCorner: () => void;
  onRemoveCorner: () => void;
  onFinish: () => void;
  onCancel: () => void;
}

/** The tools that stay as they are until they are put down. */
const LASTING: readonly Tool[] = ['corners', 'place', 'line', 'measure'];

/** What is in hand: what to do next, how large it is so far, and the ways on for those without a pointer. */
export function HandBar({
  tool,
  isReady,
  sketch,
  message,
  onAddCorner,
  onRemoveCorner,
  onFinish,
  onCancel,
}: HandBarProps) {
  const corners = sketch?.corners.length ?? 0;
  const grip = isReady ? GRIPS[tool] : null;
  const draws = grip === 'shape' || grip === 'line';
  return (
    <div className={styles.bar}>
      <p role="status">{message}</p>
      <SizeSoFar tool={tool} line={sketch?.withPointer ?? []} />
      <div className={styles.acts}>
        {grip === 'point' && (
          <Button look="quiet" onClick={onAddCorner}>
            {t`Put it here`}
          </Button>
        )}
        {grip === 'corners' && (
          <>
            <Button look="quiet" onClick={onAddCorner}>
              {corners === 0 ? t`Pick nearest corner` : t`Put it here`}
            </Button>
            <Button look="quiet" disabled={corners === 0} onClick={onRemoveCorner}>
              {t`Remove corner`}
            </Button>
          </>
        )}
        {draws && (
          <>
            <Button look="quiet" onClick={onAddCorner}>
              {t`Add corner`}
            </Button>
            <Button look="quiet" disabled={corners === 0} onClick={onRemoveCorner}>
              {t`Remove last corner`}
            </Button>
            {tool !== 'measure' && (
              <Button look="quiet" disabled={corners < (grip === 'shape' ? 3 : 2)} onClick={onFinish}>
                {t`Finish`}
              </Button>
            )}
          </>
        )}
        <Button look="quiet" onClick={onCancel}>
          {LASTING.includes(tool) ? t({ message: 'Done', context: 'with a tool' }) : t`Cancel`}
        </Button>
      </div>
    </div>
  );
}
