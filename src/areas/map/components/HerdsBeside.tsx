import { isKnown } from '@domain/grazing/figure';
import { placeInWords } from '@records/herdWords';
import { useHerds, useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { EarTag } from '@shared/components/EarTag';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { numberInWords } from '@shared/units/units';
import styles from './HerdsBeside.module.css';

/** The herds with where they are, each to be moved: what dragging its pin does, for the keyboard. */
export function HerdsBeside({ open }: { open: AddressedDialog['open'] }) {
  const herds = useHerds().filter(({ figures }) => !figures.isRetired);
  const nameOf = useNames();
  const { mayRecord } = useRanchView();
  if (herds.length === 0) return null;
  return (
    <section className={styles.herds} aria-labelledby="map-herds">
      <h2 id="map-herds">Herds</h2>
      <ul>
        {herds.map(({ herd: { uuid, data }, figures: { stay, head } }) => (
          <li key={uuid}>
            <EarTag color={data.color} name={data.name} isSmall />
            <span>
              <b>{data.name}</b> {isKnown(head) && <span>{numberInWords(head)} head</span>}
              <small>{stay === null ? 'No place yet' : placeInWords(stay, nameOf)}</small>
            </span>
            {mayRecord && (
              <Button look="quiet" aria-label={`Move ${data.name}`} onClick={() => open('move', { herd: uuid })}>
                Move
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
