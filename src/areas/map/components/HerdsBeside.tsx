import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { isKnown } from '@domain/grazing/figure';
import type { Figures } from '@domain/grazing/figures';
import type { HerdFigures } from '@domain/grazing/herdFigures';
import { plural, t } from '@domain/words';
import { placeInWords } from '@records/herdWords';
import { selectAll, type DataOf, type WithRecords } from '@records/index';
import { PartsOfHerd } from '@records/components/PartsOfHerd';
import { foldParts, usePartOf } from '@records/herdParts';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { EarTag } from '@shared/components/EarTag';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import styles from './HerdsBeside.module.css';

interface HerdsBesideProps {
  /** As of the day that the map shows. */
  figures: Figures;
  /** Whether that is today: on another day nobody is moved. */
  isToday: boolean;
  open: AddressedDialog['open'];
}

interface HerdThen extends HerdFigures {
  readonly data: DataOf<'herd'>;
}

const told = ({ uuid, data }: HerdThen) => ({ uuid, name: data.name });

/** The herds with where they are on that day, each to be moved: what dragging its pin does, for the keyboard. */
export function HerdsBeside({ figures, isToday, open }: HerdsBesideProps) {
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const nameOf = useNames();
  const { mayRecord } = useRanchView();
  const living = herds.flatMap(({ uuid, data }): HerdThen[] => {
    const own = figures.herds.get(uuid);
    return own === undefined || own.isRetired ? [] : [{ data, ...own }];
  });
  const partOf = usePartOf();
  if (living.length === 0) return null;
  const rowOf = ({ uuid, data: { name, color }, stay, head }: HerdThen) => (
    <li key={uuid}>
      <EarTag color={color} name={name} isSmall />
      <span>
        <b translate="no">{name}</b> {isKnown(head) && <span>{plural(head, { one: '# head', other: '# head' })}</span>}
        <small translate={stay === null ? undefined : 'no'}>
          {stay === null ? t`No place yet` : placeInWords(stay, nameOf)}
        </small>
      </span>
      {mayRecord && isToday && (
        <Button look="quiet" aria-label={t`Move ${name}`} onClick={() => open('move', { herd: uuid })}>
          {t`Move`}
        </Button>
      )}
    </li>
  );
  return (
    <section className={styles.herds} aria-labelledby="map-herds">
      <h2 id="map-herds">{t`Herds`}</h2>
      <ul>
        {foldParts(living, partOf, told).map(({ uuid, own, parts }) => (
          <Fragment key={uuid}>
            {own !== undefined && rowOf(own)}
            {parts.length > 0 && (
              <li className={styles.parts}>
                <PartsOfHerd herd={nameOf(uuid)} count={parts.length}>
                  <ul>{parts.map(rowOf)}</ul>
                </PartsOfHerd>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
