import { readContractToken } from '@contract/contractToken';
import { PRODUCT_NAME } from '@contract/product';
import { appPaths } from '@shared/paths';
import { Door } from '@shared/components/Door';
import { DamagedLink, FromLink } from '../components/FromLink';
import { PartnerJoinForm } from '../components/PartnerJoinForm';

/** Joining a carbon-credit program with a ranch of one's own, by the link that the program has sent. */
export default function PartnerJoinPage() {
  return (
    <FromLink parameter="invitation_token" title="Join a program" otherwise={appPaths.signup}>
      {(token) => <Contracted token={token} />}
    </FromLink>
  );
}

function Contracted({ token }: { token: string }) {
  const contract = readContractToken(token);
  if (contract === undefined) {
    return (
      <DamagedLink title="This program link is damaged">
        Open it again where you have it from, or ask whoever sent it for a new one.
      </DamagedLink>
    );
  }
  return (
    <Door
      title={`Join ${contract.program}`}
      lead={`Tell us about you and your ranch. You get an account on ${PRODUCT_NAME} with it.`}
    >
      <PartnerJoinForm contract={contract} />
    </Door>
  );
}
