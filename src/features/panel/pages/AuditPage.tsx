import { Email } from '@shared/components/Email';
import { Cell, Table, TableRow } from '@shared/components/Table';
import { timeInWords } from '@shared/lib/dates';
import { useAuditInfiniteQuery } from '../adminApi';
import { actionInWords } from '../actionInWords';
import { PagedList } from '../components/PagedList';
import { PanelFrame } from '../components/PanelFrame';

const HEAD = ['When', 'Who', 'Did what', 'Whom', 'From address'];

/** What admins did to whom, newest first. */
export default function AuditPage() {
  const list = useAuditInfiniteQuery();
  const entries = list.data?.pages.flatMap((page) => page.entries);
  return (
    <PanelFrame title="Audit log">
      <PagedList query={list} count={entries?.length} empty="Nothing was done yet. What admins do will stand here.">
        <Table label="Audit log" head={HEAD}>
          {entries?.map(({ uuid, at, actor_email, action, target_email, address }) => (
            <TableRow key={uuid}>
              <Cell>
                <time dateTime={at}>{timeInWords(at)}</time>
              </Cell>
              <Cell name="Who">
                <Email>{actor_email}</Email>
              </Cell>
              <Cell name="Did what">{actionInWords(action)}</Cell>
              <Cell name="Whom">
                <Email>{target_email}</Email>
              </Cell>
              <Cell name="From address">{address}</Cell>
            </TableRow>
          ))}
        </Table>
      </PagedList>
    </PanelFrame>
  );
}
