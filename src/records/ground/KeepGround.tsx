import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MapLayer } from '@contract/http/mapTiles';
import { t } from '@domain/words';
import { LAYERS } from '@features/mapSettings/options';
import { useMapTiles } from '@features/mapSettings/useMapTiles';
import { selectCopy, selectIsDeviceMissing } from '../recordsSelectors';
import { GroundSteps } from './GroundSteps';
import { groundOf, groundShown } from './groundSlice';
import { groundStore } from './groundStore';
import { troubleInWords } from './groundWords';
import styles from './KeepGround.module.css';

/** Whether the ground of a layer can be kept here: it goes with the copy of the ranch, and is never without one. */
function useIsOffered(layer: MapLayer): boolean {
  const mayKeep = useMapTiles()[layer]?.mayKeep === true;
  const { copy } = useSelector(selectCopy);
  const isMissing = useSelector(selectIsDeviceMissing);
  return mayKeep && !isMissing && (copy === 'whole' || copy === 'worn') && groundStore.isPossible();
}

interface KeepGroundProps {
  /** The one that the map shows. */
  layer: MapLayer;
}

/** Keeps the ground that the map shows below the ranch on this device, and says how much of it is there. */
export function KeepGround({ layer }: KeepGroundProps) {
  const dispatch = useDispatch();
  const ground = useSelector(groundOf);
  const isOffered = useIsOffered(layer);
  const shown = ground.standing?.layer ?? layer;
  const isOther = ground.standing?.layer !== layer;
  const isStill = ground.step === 'still';
  useEffect(() => {
    if (isOffered && isStill && isOther) dispatch(groundShown(layer));
  }, [dispatch, layer, isOffered, isStill, isOther]);
  if (!isOffered) return null;
  const name = LAYERS.find(({ value }) => value === shown)?.label;
  return (
    <section className={styles.ground} aria-label={t`The ground of your ranch`}>
      <h3>{name === undefined ? t`The ground of the map` : t`The ground of the map: ${name}`}</h3>
      <GroundSteps layer={shown} ground={ground} />
      {ground.trouble !== null && <p role="status">{troubleInWords(ground.trouble)}</p>}
    </section>
  );
}
