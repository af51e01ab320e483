import { PRODUCT_NAME } from '@contract/http/product';
import { readPartnerToken } from '@contract/partners/partnerToken';
import { t } from '@domain/words';
import { appPaths } from '@shared/paths';
import { PublicPage } from '@shared/components/PublicPage';
import { DamagedLink, FromLink } from '../components/FromLink';
import { LinkGate } from '../components/LinkGate';
import { PartnerJoinForm } from '../components/PartnerJoinForm';

/** Joining a carbon-credit program with a ranch of one's own, by the link that the program has sent. */
export default function PartnerJoinPage() {
  return (
    <FromLink parameter="invitation_token" title={t`Join a program`} otherwise={appPaths.signup}>
      {(token) => <Contracted token={token} />}
    </FromLink>
  );
}

function Contracted({ token }: { token: string }) {
  const contract = readPartnerToken(token);
  if (contract === undefined) {
    return (
      <DamagedLink title={t`This program link is damaged`}>
        {t`Open it again where you have it from, or ask the person who sent it for a new one.`}
      </DamagedLink>
    );
  }
  const { program } = contract;
  const title = t`Join ${program}`;
  return (
    <LinkGate kind="contract" title={title}>
      {(isExpired) => (
        <PublicPage
          title={title}
          lead={t`Tell us about you and your ranch. You get an account on ${PRODUCT_NAME} with it.`}
        >
          <PartnerJoinForm contract={contract} isOver={isExpired} />
        </PublicPage>
      )}
    </LinkGate>
  );
}
