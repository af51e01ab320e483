import { useSelector } from 'react-redux';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { NeedsConnection } from '@features/ui/components/NeedsConnection';
import { selectRanch } from '@features/user';
import { RanchForm } from '@features/user/components/RanchForm';
import { Card } from '@shared/components/Card';
import { Facts } from '@shared/components/Facts';
import { PageTitle } from '@shared/components/PageTitle';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { EndOfRanch } from '../components/EndOfRanch';
import { RanchExports } from '@features/user/components/RanchExports';
import { RanchRecord } from '../components/RanchRecord';
import { SettingsFrame } from '@features/user/components/SettingsFrame';

/** The ranch the person works in, how they measure on it, what its figures are computed by, and its seasons. */
export default function RanchPage() {
  const ranch = useSelector(selectRanch);
  if (ranch === null) return null;
  return (
    <SettingsFrame title={t`Your ranch`}>
      <PageTitle title={t`Ranch`} />
      <Card>
        <h2 translate="no">{ranch.name}</h2>
        <Facts>
          <dt>{t`Season`}</dt>
          <dd>{ranch.current_season_name ?? t`None yet`}</dd>
          <dt>{t`Your role`}</dt>
          <dd>{ROLE_NAMES[ranch.role]}</dd>
        </Facts>
        {!may(ranch.role, 'rename') && (
          <p>{t`Owners and managers of the ranch can change its name. The units are yours.`}</p>
        )}
        <NeedsConnection>
          <RanchForm key={ranch.ranch_uuid} ranch={ranch} title={t`Ranch`} button={t`Save`} />
        </NeedsConnection>
      </Card>
      <RanchRecord ranch={ranch} />
      <NeedsConnection>
        <RanchExports ranchUuid={ranch.ranch_uuid} />
        <EndOfRanch key={`end ${ranch.ranch_uuid}`} ranch={ranch} />
      </NeedsConnection>
    </SettingsFrame>
  );
}
