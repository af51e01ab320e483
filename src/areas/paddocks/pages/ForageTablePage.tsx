import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectAll, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import { ForageSheet } from '../forage/ForageSheet';

const TITLE = t`Forage of all paddocks`;

/** The forage of the season for every paddock, typed in one go. */
export default function ForageTablePage() {
  const hasPaddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock').length > 0);
  const { mayAddPaddocks } = useRanchView();
  return (
    <Page width="wide">
      <PageTitle title={TITLE} />
      <PageHead
        title={TITLE}
        lead={t`What each paddock has to graze this season. An empty field changes nothing.`}
        actions={<ButtonLink look="quiet" to={appPaths.paddocks}>{t`All paddocks`}</ButtonLink>}
      />
      {hasPaddocks ? (
        <ForageSheet />
      ) : (
        <Card>
          <EmptyState
            title={t`No paddocks yet`}
            isHeading
            actions={
              mayAddPaddocks && <ButtonLink to={`${appPaths.paddocks}?form=add-paddock`}>{t`Add paddock`}</ButtonLink>
            }
          >{t`Add paddocks first. Then enter here what each of them has to graze.`}</EmptyState>
        </Card>
      )}
    </Page>
  );
}
