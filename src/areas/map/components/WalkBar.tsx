import { plural } from '@domain/words';
import type { HereNow } from '../here/useHere';
import { Button } from '@shared/components/Button';
import styles from './HandBar.module.css';
import { SizeSoFar } from './SizeSoFar';

interface WalkBarProps {
  here: HereNow;
  /** What is wrong with what was walked; empty: nothing. */
  problem: string | null;
  onFinish: () => void;
  onCancel: () => void;
}

/** The boundary that is walked: where the person is, how large it is so far, and the ways on. */
export function WalkBar({ here, problem, onFinish, onCancel }: WalkBarProps) {
  const { track, isPaused } = here;
  const corners = plural(track.length, { one: '# corner', other: '# corners' });
  return (
    <div className={styles.bar}>
      <p role="status">
        {problem ?? `Walk along the fence: ${isPaused ? 'paused, ' : ''}${corners}.`} {here.message}
      </p>
      <SizeSoFar tool="draw" line={track} />
      <div className={styles.acts}>
        <Button look="quiet" disabled={here.fix === null || here.isTooFarOff} onClick={here.addCorner}>
          Add corner
        </Button>
        <Button look="quiet" disabled={track.length === 0} onClick={here.removeLast}>
          Remove last
        </Button>
        <Button look="quiet" onClick={here.pause}>
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
        <Button look="quiet" disabled={track.length < 3} onClick={onFinish}>
          Finish
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
