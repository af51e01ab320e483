import { useLocation } from 'react-router';
import InvitationBanner from '@areas/onboarding/components/InvitationBanner';
import { PartnerLinkBanner } from '@areas/onboarding/components/PartnerLinkBanner';
import { appPaths } from '@shared/paths';
import { UpdateStrip } from '../worker/UpdateStrip';
import DeletionBanner from './DeletionBanner';
import MasqueradeBanner from './MasqueradeBanner';
import { UnsentChanges } from './UnsentChanges';

/** These pages speak of the invitation themselves; the login page is left at once, and often for one of them. */
const WITHOUT_INVITATION: readonly string[] = [appPaths.join, appPaths.joinRanch, appPaths.login];

/** Each strip says itself whether there is anything to say. */
export default function Strips() {
  const { pathname } = useLocation();
  return (
    <>
      <UnsentChanges />
      <UpdateStrip />
      <MasqueradeBanner />
      <DeletionBanner />
      {!WITHOUT_INVITATION.includes(pathname) && <InvitationBanner />}
      {pathname !== appPaths.partnerJoin && <PartnerLinkBanner />}
    </>
  );
}
