import type { FormikHelpers } from 'formik';
import type { ContractLink } from '@contract/partnerJoin';
import { useUnkeptCall } from '@shared/api/useUnkeptCall';
import { Card } from '@shared/components/Card';
import { LinkForm } from '../components/LinkForm';
import { MadeLink } from '../components/MadeLink';
import { PanelFrame } from '../components/PanelFrame';
import { contractApi } from '../contractApi';
import { newContract, type ContractForm } from '../newContract';

/** Makes links for partners of a program. Each holds a token, so no link ever stands in the store. */
export default function LinksPage() {
  const { request, answer, send } = useUnkeptCall<ContractLink>();
  const make = async (values: ContractForm, { resetForm }: FormikHelpers<ContractForm>) => {
    if (await send(contractApi.makeLink(newContract(values)))) resetForm();
  };
  return (
    <PanelFrame title="Partner links" isTitled>
      <Card>
        <LinkForm request={request} onSubmit={(values, helpers) => void make(values, helpers)} />
      </Card>
      {answer !== undefined && (
        <Card>
          <MadeLink key={answer.url} url={answer.url} />
        </Card>
      )}
    </PanelFrame>
  );
}
