import { t } from '@domain/words';
import { LateInWithdrawalLink, useHasWithdrawal } from '@entries/withdrawal/late';
import { OpenMap } from '@features/user/components/OpenMap';
import { SampleRanchButton } from '@records/index';
import { Actions } from '@shared/components/Actions';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Button } from '@shared/components/Button';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { HerdDialogs } from '../components/HerdDialogs';
import { HerdList } from '../components/HerdList';
import { HerdTotals } from '../components/HerdTotals';
import { useHerds, type HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';

/** Every herd with where it is: those on pasture, those that are to move first, then those off it. */
export default function HerdsPage() {
  const dialog = useDialogInAddress();
  const { mayRecord } = useRanchView();
  const hasWithdrawal = useHasWithdrawal();
  const herds = useHerds();
  const live = herds.filter(({ figures }) => !figures.isRetired);
  const hasHerds = live.length > 0;
  const add = () => dialog.open('add-herd');
  const isOnPasture = ({ figures }: HerdNow) => figures.stay !== null && figures.stay.off === null;
  return (
    <Page width="wide">
      <PageTitle title={t`Herds`} />
      <PageHead
        title={t`Herds`}
        lead={hasHerds && <HerdTotals herds={live} />}
        actions={
          <>
            <OpenMap />
            {mayRecord && hasHerds && (
              <>
                <Button look="quiet" onClick={add}>{t`Add herd`}</Button>
                <Button onClick={() => dialog.open('move')}>{t`Move herds`}</Button>
              </>
            )}
          </>
        }
      />
      {hasHerds && (
        <Actions>
          {hasWithdrawal && <LateInWithdrawalLink />}
          {hasWithdrawal && <ButtonLink look="quiet" to={appPaths.herdsTreatments}>{t`Treatments`}</ButtonLink>}
          <ButtonLink look="quiet" to={appPaths.herdsProducts}>{t`Products`}</ButtonLink>
          <ButtonLink look="quiet" to={appPaths.herdsFeed}>{t`Feed`}</ButtonLink>
          <ButtonLink look="quiet" to={appPaths.herdsAnimals}>{t`Animals`}</ButtonLink>
        </Actions>
      )}
      {!hasHerds && (
        <EmptyState
          title={t`No herds yet`}
          isHeading
          actions={
            <>
              {mayRecord && <Button onClick={add}>{t`Add herd`}</Button>}
              {herds.length === 0 && <SampleRanchButton />}
            </>
          }
        >
          {mayRecord
            ? t`Add your first herd: a name and its head will do. Then put it on pasture.`
            : t`Herds show up here once someone on the ranch adds one.`}
        </EmptyState>
      )}
      <HerdList title={t`On pasture`} herds={live.filter(isOnPasture)} open={dialog.open} />
      <HerdList title={t`Off pasture`} herds={live.filter((each) => !isOnPasture(each))} open={dialog.open} />
      <HerdList
        title={t({ message: 'Retired', context: 'herds' })}
        herds={herds.filter(({ figures }) => figures.isRetired)}
        open={dialog.open}
      />
      {hasHerds && <WhatTermsMean terms={['AU']} />}
      <HerdDialogs dialog={dialog} />
    </Page>
  );
}
