import type { ListedLink } from '@contract/partners/partnerLinks';
import { Card } from '@shared/components/Card';
import { Rows } from '@shared/components/Rows';
import { LinkRow } from './LinkRow';
import { PagedList, type PagedQuery } from './PagedList';

interface LinkListProps {
  query: PagedQuery;
  /** Undefined while they are not there. */
  links: ListedLink[] | undefined;
}

/** All links for partners, the newest first. */
export function LinkList({ query, links }: LinkListProps) {
  return (
    <Card>
      <h2>Links so far</h2>
      <PagedList query={query} count={links?.length} empty="No link was made yet. Each one you make will stand here.">
        <Rows>
          {links?.map((link) => (
            <LinkRow key={link.uuid} link={link} />
          ))}
        </Rows>
      </PagedList>
    </Card>
  );
}
