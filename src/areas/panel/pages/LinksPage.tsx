import { useState } from 'react';
import type { FormikHelpers } from 'formik';
import type { PartnerLink } from '@contract/partners/partnerJoin';
import { useUnkeptCall } from '@shared/api/useUnkeptCall';
import { Card } from '@shared/components/Card';
import { usePartnerLinksInfiniteQuery } from '../adminApi';
import { LinkForm } from '../components/LinkForm';
import { LinkList } from '../components/LinkList';
import { MadeLink } from '../components/MadeLink';
import { PanelFrame } from '../components/PanelFrame';
import { partnerLinksApi } from '../partnerLinksApi';
import { newPartnerLink, type PartnerLinkForm } from '../newPartnerLink';

/** Makes links for partners of a program and says what became of them. Each holds a token, so no link ever stands in the store. */
export default function LinksPage() {
  const { request, answer, send } = useUnkeptCall<PartnerLink>();
  const links = usePartnerLinksInfiniteQuery();
  const listed = links.data?.pages.flatMap((page) => page.links);
  // The answer does not name the link: it is the newest of the list that comes next.
  const [madeUuid, setMadeUuid] = useState<string>();
  const isOver = listed?.some(({ uuid, state }) => uuid === madeUuid && state !== 'good') === true;
  const make = async (values: PartnerLinkForm, { resetForm }: FormikHelpers<PartnerLinkForm>) => {
    if (!(await send(partnerLinksApi.makeLink(newPartnerLink(values))))) return;
    resetForm();
    const { data } = await links.refetch();
    setMadeUuid(data?.pages[0]?.links[0]?.uuid);
  };
  return (
    <PanelFrame title="Partner links" isTitled>
      <Card>
        <LinkForm request={request} onSubmit={(values, helpers) => void make(values, helpers)} />
      </Card>
      {answer !== undefined && !isOver && (
        <Card>
          <MadeLink key={answer.url} url={answer.url} />
        </Card>
      )}
      <LinkList query={links} links={listed} />
    </PanelFrame>
  );
}
