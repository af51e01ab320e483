import { memo } from 'react';
import { Link, useNavigate } from 'react-router';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { EarTag } from '@shared/components/EarTag';
import { Menu } from '@shared/components/Menu';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { herdHref, treatHref, weighHref } from '@shared/recordHrefs';
import { inUnit, numberInWords } from '@shared/units/units';
import type { HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { animalWords } from '@records/animalWords';
import { daysLate } from '@records/herdWords';
import { HerdFigure } from './HerdFigure';
import styles from './HerdRow.module.css';
import { Whereabouts } from '@records/components/Whereabouts';

function Acts({ herd: { herd, figures }, open }: { herd: HerdNow; open: AddressedDialog['open'] }) {
  const { name } = herd.data;
  const navigate = useNavigate();
  const which = { herd: herd.uuid };
  const isPlaced = figures.stay !== null && figures.stay.off === null;
  const items = [
    { label: t`Count`, onChoose: () => open('count', which) },
    { label: t`Treat`, onChoose: () => void navigate(treatHref(herd.uuid)) },
    { label: t`Weigh`, onChoose: () => void navigate(weighHref(herd.uuid)) },
    { label: t`Animals in or out`, onChoose: () => open('transfer', which) },
    ...(isPlaced ? [{ label: t`Take off pasture`, onChoose: () => open('move', { ...which, off: 'corral' }) }] : []),
    { label: t`Edit`, onChoose: () => open('edit-herd', which) },
  ];
  return (
    <div className={styles.acts}>
      <Button look="quiet" {...(isPlaced && { 'aria-label': t`Move ${name}` })} onClick={() => open('move', which)}>
        {isPlaced ? t`Move` : t`Put on pasture`}
      </Button>
      <Menu label={t`More for ${name}`} look="pill" trigger={t`More`} items={items} />
    </div>
  );
}

/** One herd of the list: where it is, how many they are, what they eat, and what can be done. */
export const HerdRow = memo(function HerdRow({ herd, open }: { herd: HerdNow; open: AddressedDialog['open'] }) {
  const { weight, mayRecord, now, zone } = useRanchView();
  const { uuid, data } = herd.herd;
  const { classes, head, au, dailyDemandLb, plannedOut, isRetired } = herd.figures;
  const animals = (classes ?? []).filter((each) => each.head > 0).map(({ animal }) => animalWords(animal).some);
  const isLate = plannedOut !== null && daysLate(plannedOut, now, zone) > 0;
  return (
    <li className={[styles.row, isLate ? styles.late : ''].join(' ')}>
      <div className={styles.who}>
        <EarTag color={data.color} name={data.name} />
        <div>
          <h3>
            <Link translate="no" to={herdHref(uuid)}>
              {data.name}
            </Link>
          </h3>
          <p className={styles.soft}>{listed(animals)}</p>
          {!data.ours && <Badge>{t({ message: 'Custom', context: 'animals of others' })}</Badge>}
        </div>
      </div>
      <Whereabouts {...herd} />
      <dl className={styles.figures}>
        <div>
          <dt>{t`Head`}</dt>
          <dd>
            <HerdFigure value={head} shown={(value) => numberInWords(value)} />
          </dd>
        </div>
        <div>
          <dt>{t`AU`}</dt>
          <dd>
            <HerdFigure value={au} shown={(value) => numberInWords(value, 1)} />
          </dd>
        </div>
        <div>
          <dt>{t`Daily demand`}</dt>
          <dd>
            <HerdFigure value={dailyDemandLb} shown={(value) => inUnit(value, weight)} />
          </dd>
        </div>
      </dl>
      {mayRecord && !isRetired && <Acts herd={herd} open={open} />}
    </li>
  );
});
