import { memo } from 'react';
import { Link } from 'react-router';
import { listed } from '@domain/language/language';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { EarTag } from '@shared/components/EarTag';
import { Menu } from '@shared/components/Menu';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { herdHref } from '@shared/recordHrefs';
import { inUnit, numberInWords } from '@shared/units/units';
import type { HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ANIMAL_NAMES, daysLate } from '@records/herdWords';
import { HerdFigure } from './HerdFigure';
import styles from './HerdRow.module.css';
import { Whereabouts } from '@records/components/Whereabouts';
import { wordOf } from '@shared/lib/wording';

function Acts({ herd: { herd, figures }, open }: { herd: HerdNow; open: AddressedDialog['open'] }) {
  const { name } = herd.data;
  const which = { herd: herd.uuid };
  const isPlaced = figures.stay !== null && figures.stay.off === null;
  const items = [
    { label: 'Count', onChoose: () => open('count', which) },
    { label: 'Animals in or out', onChoose: () => open('transfer', which) },
    ...(isPlaced ? [{ label: 'Take off pasture', onChoose: () => open('move', { ...which, off: 'corral' }) }] : []),
    { label: 'Edit', onChoose: () => open('edit-herd', which) },
  ];
  return (
    <div className={styles.acts}>
      <Button look="quiet" {...(isPlaced && { 'aria-label': `Move ${name}` })} onClick={() => open('move', which)}>
        {isPlaced ? 'Move' : 'Put on pasture'}
      </Button>
      <Menu label={`More for ${name}`} look="pill" trigger="More" items={items} />
    </div>
  );
}

/** One herd of the list: where it is, how many they are, what they eat, and what can be done. */
export const HerdRow = memo(function HerdRow({ herd, open }: { herd: HerdNow; open: AddressedDialog['open'] }) {
  const { weight, mayRecord, now, zone } = useRanchView();
  const { uuid, data } = herd.herd;
  const { classes, head, au, dailyDemandLb, plannedOut, isRetired } = herd.figures;
  const animals = (classes ?? [])
    .filter((each) => each.head > 0)
    .map(({ animal }) => wordOf(ANIMAL_NAMES, animal).toLowerCase());
  const isLate = plannedOut !== null && daysLate(plannedOut, now, zone) > 0;
  return (
    <li className={[styles.row, isLate ? styles.late : ''].join(' ')}>
      <div className={styles.who}>
        <EarTag color={data.color} name={data.name} />
        <div>
          <h3>
            <Link to={herdHref(uuid)}>{data.name}</Link>
          </h3>
          <p className={styles.soft}>{listed(animals)}</p>
          {!data.ours && <Badge>Custom</Badge>}
        </div>
      </div>
      <Whereabouts {...herd} />
      <dl className={styles.figures}>
        <div>
          <dt>Head</dt>
          <dd>
            <HerdFigure value={head} shown={(value) => numberInWords(value)} />
          </dd>
        </div>
        <div>
          <dt>AU</dt>
          <dd>
            <HerdFigure value={au} shown={(value) => numberInWords(value, 1)} />
          </dd>
        </div>
        <div>
          <dt>Daily demand</dt>
          <dd>
            <HerdFigure value={dailyDemandLb} shown={(value) => inUnit(value, weight)} />
          </dd>
        </div>
      </dl>
      {mayRecord && !isRetired && <Acts herd={herd} open={open} />}
    </li>
  );
});
