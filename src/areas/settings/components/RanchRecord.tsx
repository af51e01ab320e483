import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { selectMe } from '@features/user';
import { actorOf, ranchOpened, selectAll, selectAreRecordsReady, selectLoad, type WithRecords } from '@records/index';
import { Card } from '@shared/components/Card';
import { ListState, useLoad } from '@shared/components/ListState';
import { Seasons } from './Seasons';
import { StandardFacts, StandardsForm } from './StandardsForm';

/** What the ranch's record says of the ranch itself, once it has come: what figures are computed by, and the seasons. */
export function RanchRecord({ ranch: { ranch_uuid, role } }: { ranch: Ranch }) {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const isReady = useSelector(selectAreRecordsReady);
  const { failure, isBusy } = useLoad(useSelector(selectLoad));
  const [settings] = useSelector((state: WithRecords) => selectAll(state, 'ranch'));
  const mayWrite = may(role, 'shapeRanch');
  const retry = () => {
    if (me !== null) dispatch(ranchOpened({ ranchUuid: ranch_uuid, actor: actorOf(me) }));
  };
  if (!isReady || settings === undefined) {
    return (
      <Card>
        <h2>Figures and seasons</h2>
        <ListState failure={failure} isBusy={isBusy} hasList={false} onRetry={retry} />
      </Card>
    );
  }
  // A new ranch gets its zone as its first page opens: the form begins with it.
  const key = `${ranch_uuid} ${settings.data.time_zone === null}`;
  return (
    <>
      <Card>
        <h2>Figures</h2>
        {mayWrite ? <StandardsForm key={key} ranch={settings} /> : <StandardFacts ranch={settings} />}
      </Card>
      <Seasons mayWrite={mayWrite} />
    </>
  );
}
