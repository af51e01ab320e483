import { useDispatch, useSelector } from 'react-redux';
import { actorOf } from '@contract/people/actorOf';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { useIsOrganic } from '@entries/organic/lateConfining';
import { selectMe } from '@features/user';
import { ranchOpened, selectAll, selectAreRecordsReady, selectLoad, type WithRecords } from '@records/index';
import { OpenedOn } from '@records/opened/OpenedOn';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { latePart } from '@shared/components/latePart';
import { ListState, useLoad } from '@shared/components/ListState';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { Seasons } from './Seasons';
import { RanchSettingsFacts, RanchSettingsForm } from './RanchSettingsForm';

const OrganicSettings = latePart(() => import('../organic/OrganicSettings'));

/** What the ranch's record says of the ranch itself, once it has come: what figures are computed by, and the seasons. */
export function RanchRecord({ ranch: { ranch_uuid, role } }: { ranch: Ranch }) {
  const dispatch = useDispatch();
  const dialog = useDialogInAddress();
  const me = useSelector(selectMe);
  const isReady = useSelector(selectAreRecordsReady);
  const { failure, isBusy } = useLoad(useSelector(selectLoad));
  const [settings] = useSelector((state: WithRecords) => selectAll(state, 'ranch'));
  // A form that the address names is shown whatever the ranch has chosen: a change of it may have been refused.
  const isOrganic = useIsOrganic() || /-(demand|grazing_season)$/.test(dialog.name ?? '');
  const mayWrite = may(role, 'shapeRanch');
  const retry = () => {
    if (me !== null) dispatch(ranchOpened({ ranchUuid: ranch_uuid, actor: actorOf(me) }));
  };
  if (!isReady || settings === undefined) {
    return (
      <Card>
        <h2>{t`Figures and seasons`}</h2>
        <ListState failure={failure} isBusy={isBusy} hasList={false} onRetry={retry} />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <h2>{t`Figures`}</h2>
        <RanchSettingsFacts ranch={settings} />
        {mayWrite ? (
          <Actions>
            <Button look="quiet" onClick={() => dialog.open('ranch-settings')}>{t`Change the ranch settings`}</Button>
          </Actions>
        ) : (
          <p>{t`Owners and managers of the ranch can change these.`}</p>
        )}
        {mayWrite && dialog.name === 'ranch-settings' && (
          <OpenedOn kind="ranch" uuid={settings.uuid}>
            {(ranch) => <RanchSettingsForm ranch={ranch} onClose={dialog.close} />}
          </OpenedOn>
        )}
      </Card>
      <Seasons mayWrite={mayWrite} dialog={dialog} />
      {isOrganic && <OrganicSettings dialog={dialog} />}
    </>
  );
}
