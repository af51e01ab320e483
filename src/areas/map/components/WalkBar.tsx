import { plural, t } from '@domain/words';
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
  const { length } = track;
  const walked = isPaused
    ? t`Walk along the fence: paused, ${plural(length, { one: '# corner', other: '# corners' })}.`
    : t`Walk along the fence: ${plural(length, { one: '# corner', other: '# corners' })}.`;
  return (
    <div className={styles.bar}>
      <p role="status">
        {problem ?? walked} {here.message}
      </p>
      <SizeSoFar tool="draw" line={track} />
      <div className={styles.acts}>
        <Button look="quiet" disabled={here.fix === null || here.isTooFarOff} onClick={here.addCorner}>
          {t`Add corner`}
        </Button>
        <Button look="quiet" disabled={track.length === 0} onClick={here.removeLast}>
          {t`Remove last`}
        </Button>
        <Button look="quiet" onClick={here.pause}>
          {isPaused ? t`Resume` : t`Pause`}
        </Button>
        <Button look="quiet" disabled={track.length < 3} onClick={onFinish}>
          {t`Finish`}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  );
}
