import { useSelector } from 'react-redux';
import { selectRanch } from '@features/user';
import { RanchForm } from '@features/user/components/RanchForm';
import { mayRename } from '@features/user/mayRename';
import { Card } from '@shared/components/Card';
import { Facts } from '@shared/components/Facts';
import { capitalized } from '@shared/lib/capitalized';
import { SettingsFrame } from '../components/SettingsFrame';

/** The ranch the person works in, and how they measure on it. */
export default function RanchPage() {
  const ranch = useSelector(selectRanch);
  if (ranch === null) return null;
  return (
    <SettingsFrame title="Your ranch">
      <Card>
        <h2>{ranch.name}</h2>
        <Facts>
          <dt>Season</dt>
          <dd>{ranch.current_season_name ?? 'None yet'}</dd>
          <dt>Your role</dt>
          <dd>{capitalized(ranch.role)}</dd>
        </Facts>
        {!mayRename(ranch.role) && <p>Owners and managers of the ranch can change its name. The units are yours.</p>}
        <RanchForm key={ranch.ranch_uuid} ranch={ranch} title="Ranch" button="Save" />
      </Card>
    </SettingsFrame>
  );
}
