import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { inUseFirst } from '@entries/monitoring/inUseFirst';
import { selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { CoverChart } from './CoverChart';
import { coverReadings } from './coverReadings';
import { CoverTable } from './CoverTable';
import styles from './monitoring.module.css';

/** The ground cover of each transect by its readings, up to the end of a year. @param until ms since 1970 */
export function GroundCover({ until }: { until: number }) {
  const transects = useSelector((state: WithRecords) => selectAll(state, 'transect'));
  const readings = useSelector((state: WithRecords) => selectAll(state, 'transect_reading'));
  const nameOf = useNames();
  const read = inUseFirst(transects)
    .map((transect) => ({ transect, own: coverReadings(readings, transect.uuid, until) }))
    .filter(({ own }) => own.length > 0);
  return (
    <section>
      <h2>{t`Ground cover of transects`}</h2>
      {read.length === 0 && <p>{t`No transect was read by then.`}</p>}
      {read.map(({ transect: { uuid, data }, own }) => {
        const [name, paddock] = [data.name, nameOf(data.paddock_uuid)];
        return (
          <section key={uuid} className={styles.transect}>
            <h3>{t`${name}, ${paddock}`}</h3>
            <CoverChart readings={own} />
            <CoverTable label={t`Ground cover of ${name}`} readings={own} />
          </section>
        );
      })}
    </section>
  );
}
