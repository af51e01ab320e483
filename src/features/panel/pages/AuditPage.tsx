import { Table } from '@shared/components/Table';
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
            <tr key={uuid}>
              <td>
                <time dateTime={at}>{timeInWords(at)}</time>
              </td>
              <td>{actor_email}</td>
              <td>{actionInWords(action)}</td>
              <td>{target_email}</td>
              <td>{address}</td>
            </tr>
          ))}
        </Table>
      </PagedList>
    </PanelFrame>
  );
}
