import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { densityOfStay } from '@domain/grazing/density';
import { isKnown } from '@domain/grazing/figure';
import { t } from '@domain/words';
import { Whereabouts } from '@records/components/Whereabouts';
import { daysLate } from '@records/herdWords';
import { selectFigures, type WithRecords } from '@records/index';
import { useNames, type HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { EarTag } from '@shared/components/EarTag';
import { FigureCell } from '@shared/figures/FigureCell';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { herdHref } from '@shared/recordHrefs';
import styles from './HerdPlace.module.css';

const PLAIN = { factor: 1, digits: 0 };

/** How close the animals stand, and how long what is left feeds them. */
function Ground({ figures: { head, stay }, daysLeft }: HerdNow) {
  const view = useRanchView();
  const nameOf = useNames();
  const standing = useSelector((state: WithRecords) => selectFigures(state));
  const density = densityOfStay(stay?.paddockUuids ?? [], standing);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t`Head`}</dt>
        <dd>
          <FigureCell figure={head} unit={PLAIN} nameOf={() => undefined} />
        </dd>
      </div>
      {density !== null && (
        <div>
          <dt>{t`Density`}</dt>
          <dd>
            <FigureCell figure={density.lbPerAcre} unit={view.yield} short={view.yield.short} nameOf={nameOf} />
          </dd>
        </div>
      )}
      {/* Where it is known, it is beside the days of the stay. */}
      {daysLeft !== null && !isKnown(daysLeft) && (
        <div>
          <dt>{t`Days of feed left`}</dt>
          <dd>
            <FigureCell figure={daysLeft} unit={{ factor: 1, digits: 1 }} nameOf={nameOf} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface HerdPlaceProps extends HerdNow {
  open: AddressedDialog['open'];
}

/** One herd with where it is now, and what to do with it next. */
export function HerdPlace({ open, ...herd }: HerdPlaceProps) {
  const { mayRecord, now, zone } = useRanchView();
  const { uuid, data } = herd.herd;
  const { name } = data;
  const { stay, plannedOut } = herd.figures;
  const isPlaced = stay !== null && stay.off === null;
  const isLate = plannedOut !== null && daysLate(plannedOut, now, zone) > 0;
  return (
    <li className={[styles.row, isLate ? styles.late : ''].join(' ')}>
      <h3>
        <EarTag color={data.color} name={name} />
        <Link translate="no" to={herdHref(uuid)}>
          {name}
        </Link>
      </h3>
      <Whereabouts {...herd} />
      <Ground {...herd} />
      {mayRecord && (
        <div className={styles.acts}>
          {isPlaced && (
            <Button
              look="quiet"
              aria-label={t`Take ${name} off pasture`}
              onClick={() => open('move', { herd: uuid, off: 'corral' })}
            >
              {t`Off pasture`}
            </Button>
          )}
          <Button
            look={isLate ? 'primary' : 'quiet'}
            aria-label={isPlaced ? t`Move ${name}` : t`Put ${name} on pasture`}
            onClick={() => open('move', { herd: uuid })}
          >
            {isPlaced ? t`Move` : t`Put on pasture`}
          </Button>
        </div>
      )}
    </li>
  );
}
