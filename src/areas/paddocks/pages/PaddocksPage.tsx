import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { selectRanch } from '@features/user';
import { OpenMap } from '@features/user/components/OpenMap';
import { added, changeRecorded, SampleRanchButton, selectAll, type WithRecords } from '@records/index';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { PaddockForm } from '../components/PaddockForm';
import { PaddockList } from '../components/PaddockList';
import { PaddocksSummary } from '../components/PaddocksSummary';
import { RanchCountsAsDry } from '../components/RanchCountsAsDry';
import { SeasonBanner } from '../components/SeasonBanner';
import { newPaddock, type PaddockValues } from '../paddockValues';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useSeasonInAddress } from '../useSeasonInAddress';

const ADD = 'add-paddock';
/** Parameters of the address that say what the list shows. */
const OF_LIST = ['season', 'show', 'sort'];

function NoPaddocks({ action }: { action: ReactNode }) {
  return (
    <Card>
      <EmptyState
        title={t`No paddocks yet`}
        isHeading
        actions={
          <>
            {action}
            {Boolean(action) && <ButtonLink look="quiet" to={appPaths.settingsData}>{t`Import paddocks`}</ButtonLink>}
            <OpenMap />
            <SampleRanchButton />
          </>
        }
      >
        {Boolean(action)
          ? t`Add the first one: its name and size are enough. Its shape can come later.`
          : t`Owners and managers of the ranch add them.`}
      </EmptyState>
    </Card>
  );
}

/** The ranch's paddocks: which are ready, which rest, and what is left in them. */
export default function PaddocksPage() {
  const dispatch = useDispatch();
  const ranch = useSelector(selectRanch);
  const { area } = usePersonsUnits();
  const dialog = useDialogInAddress(OF_LIST);
  const hasPaddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock').length > 0);
  const { isOver } = useSeasonInAddress();
  const mayAdd = !isOver && ranch !== null && may(ranch.role, 'shapeRanch');
  const save = (values: PaddockValues) => {
    const data = newPaddock(values, area);
    dispatch(changeRecorded({ what: 'added', kind: 'paddock', name: data.name }, [added('paddock', data)]));
  };
  const add = mayAdd ? <Button onClick={() => dialog.open(ADD)}>{t`Add paddock`}</Button> : null;
  return (
    <Page width="wide">
      <PageTitle title={t`Paddocks`} />
      <PageHead
        title={t`Paddocks`}
        lead={hasPaddocks && <PaddocksSummary />}
        actions={
          hasPaddocks && (
            <>
              <OpenMap />
              {!isOver && <ButtonLink look="quiet" to={appPaths.forageTable}>{t`Forage`}</ButtonLink>}
              {add}
            </>
          )
        }
      />
      {hasPaddocks && <RanchCountsAsDry />}
      <SeasonBanner />
      {hasPaddocks ? <PaddockList /> : <NoPaddocks action={add} />}
      {hasPaddocks && mayAdd && (
        <p>
          <Link to={appPaths.settingsData}>{t`Import paddocks from a file`}</Link>
        </p>
      )}
      {mayAdd && dialog.name === ADD && <PaddockForm title={t`Add paddock`} onSave={save} onClose={dialog.close} />}
    </Page>
  );
}
