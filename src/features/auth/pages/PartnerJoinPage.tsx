import { Navigate } from 'react-router';
import { readContractToken } from '@contract/contractToken';
import { PRODUCT_NAME } from '@contract/product';
import { LinkTrouble, OpenLinkAgain } from '@shared/components/LinkTrouble';
import { hadToken, linkTokens } from '@shared/lib/linkTokens';
import { appPaths } from '@shared/paths';
import { AuthLayout } from '../components/AuthLayout';
import { PartnerJoinForm } from '../components/PartnerJoinForm';

/** Joining a carbon-credit program with a ranch of one's own, by the link that the program has sent. */
export default function PartnerJoinPage() {
  const token = linkTokens.get('invitation_token');
  const contract = token === undefined ? undefined : readContractToken(token);
  if (token === undefined) return hadToken() ? <OpenLinkAgain /> : <Navigate replace to={appPaths.signup} />;
  if (contract === undefined) {
    return (
      <LinkTrouble title="This program link is damaged">
        <p>A part of it is missing, as happens when a mail program breaks a long link in two.</p>
        <p>Open it again where you have it from, or ask whoever sent it for a new one.</p>
      </LinkTrouble>
    );
  }
  return (
    <AuthLayout
      title={`Join ${contract.program}`}
      lead={`Tell us about you and your ranch. You get an account on ${PRODUCT_NAME} with it.`}
    >
      <PartnerJoinForm contract={contract} />
    </AuthLayout>
  );
}
