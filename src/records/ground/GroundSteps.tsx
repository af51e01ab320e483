import { useDispatch } from 'react-redux';
import type { MapLayer } from '@contract/http/mapTiles';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { groundAsked, groundStopped, groundWanted, lineAccepted, type GroundState } from './groundSlice';
import { amountInWords, progressInWords, standingInWords } from './groundWords';
import styles from './KeepGround.module.css';

interface GroundStepsProps {
  layer: MapLayer;
  ground: GroundState;
}

/** What can be done where nothing is under way. */
function Still({ layer, ground: { standing } }: GroundStepsProps) {
  const dispatch = useDispatch();
  if (standing === null) return null;
  const { plan, kept } = standing;
  const isWhole = plan !== null && kept >= plan.tiles;
  return (
    <>
      <p>{standingInWords(standing)}</p>
      {plan !== null && !isWhole && kept === 0 && (
        <Button look="quiet" onClick={() => dispatch(groundAsked(layer))}>
          {t`Keep the ground of your ranch on this device`}
        </Button>
      )}
      {plan !== null && !isWhole && kept > 0 && (
        <Button look="quiet" onClick={() => dispatch(groundWanted(layer))}>
          {t`Continue`}
        </Button>
      )}
    </>
  );
}

function Question({ children, yes, onYes }: { children: string; yes: string; onYes: () => void }) {
  const dispatch = useDispatch();
  return (
    <>
      <p>{children}</p>
      <Actions>
        <Button onClick={onYes}>{yes}</Button>
        <Button look="quiet" onClick={() => dispatch(groundStopped())}>
          {t`Cancel`}
        </Button>
      </Actions>
    </>
  );
}

function StopButton() {
  const dispatch = useDispatch();
  return (
    <Button look="quiet" onClick={() => dispatch(groundStopped())}>
      {t`Stop`}
    </Button>
  );
}

function Progress({ standing }: Pick<GroundState, 'standing'>) {
  if (standing === null || standing.plan === null) return null;
  const { plan, kept } = standing;
  return (
    <>
      <p>{progressInWords(standing)}</p>
      <progress className={styles.progress} aria-label={t`Tiles on this device`} max={plan.tiles} value={kept} />
      <StopButton />
    </>
  );
}

/** How the ground is kept, step by step, and what can be done now. */
export function GroundSteps({ layer, ground }: GroundStepsProps) {
  const dispatch = useDispatch();
  const { step, standing } = ground;
  if (step === 'measuring') {
    return (
      <>
        <p role="status">{t`Finding out how much it is…`}</p>
        <StopButton />
      </>
    );
  }
  if (step === 'keeping') return <Progress standing={standing} />;
  if (step === 'asking') {
    return (
      <Question yes={t`Use it anyway`} onYes={() => dispatch(lineAccepted(layer))}>
        {t`This connection is metered or slow. The tiles may cost money or take long.`}
      </Question>
    );
  }
  if (step === 'offered' && standing !== null) {
    return (
      <Question yes={t`Keep them`} onYes={() => dispatch(groundWanted(layer))}>
        {amountInWords(standing)}
      </Question>
    );
  }
  return <Still layer={layer} ground={ground} />;
}
