import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Rows } from '@shared/components/Rows';
import { EntriesCard } from '../components/EntriesCard';
import type { Subject } from '../entryForm';
import type { OpenEntryDialog } from '../entryKinds';
import { inUseFirst } from './inUseFirst';
import { KeyAreaRow } from './KeyAreaRow';
import { PhotoPointRow } from './PhotoPointRow';
import { TransectRow } from './TransectRow';

type Place = 'key_area' | 'photo_point' | 'transect';

function usePlacesIn<K extends Place>(kind: K, paddockUuid: string): readonly Held<DataOf<K>>[] {
  const all = useSelector((state: WithRecords) => selectAll(state, kind));
  return inUseFirst(all.filter(({ data }) => data.paddock_uuid === paddockUuid));
}

interface MonitoringCardProps {
  subject: Subject & { paddockUuid: string };
  open: OpenEntryDialog;
}

/** What of a paddock is watched from year to year: key areas, photo points and transects, each with its last reading. */
export default function MonitoringCard({ subject, open }: MonitoringCardProps) {
  const { mayRecord } = useRanchView();
  const areas = usePlacesIn('key_area', subject.paddockUuid);
  const points = usePlacesIn('photo_point', subject.paddockUuid);
  const transects = usePlacesIn('transect', subject.paddockUuid);
  const add = (
    <>
      <Button look="quiet" onClick={() => open('add-key_area')}>{t`Add key area`}</Button>
      <Button look="quiet" onClick={() => open('add-photo_point')}>{t`Add photo point`}</Button>
      <Button look="quiet" onClick={() => open('add-transect')}>{t`Add transect`}</Button>
    </>
  );
  return (
    <EntriesCard
      title={t`Monitoring`}
      actions={mayRecord && add}
      nothing={t`No key areas, photo points or transects yet.`}
      count={areas.length + points.length + transects.length}
    >
      <Rows>
        {areas.map((area) => (
          <KeyAreaRow key={area.uuid} area={area} about={subject.name} open={open} />
        ))}
        {points.map((point) => (
          <PhotoPointRow key={point.uuid} point={point} about={subject.name} open={open} />
        ))}
        {transects.map((transect) => (
          <TransectRow key={transect.uuid} transect={transect} about={subject.name} open={open} />
        ))}
      </Rows>
    </EntriesCard>
  );
}
