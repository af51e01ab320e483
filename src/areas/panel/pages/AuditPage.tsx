import { Email } from '@shared/components/Email';
import { Cell, Table, TableRow } from '@shared/components/Table';
import { timeInWords } from '@shared/lib/dates';
import { useAuditInfiniteQuery } from '../adminApi';
import { PagedList } from '../components/PagedList';
import { PanelFrame } from '../components/PanelFrame';

const WORDS = new Map([
  ['masquerade_started', 'started to act as'],
  ['masquerade_stopped', 'stopped acting as'],
  ['beta_tester_on', 'made a beta tester of'],
  ['beta_tester_off', 'took the beta from'],
  ['contract_link_made', 'made a partner link'],
  ['contract_link_revoked', 'revoked a partner link'],
]);

/** What the audit log says was done, in words; what this version does not know yet stands as it came. */
function actionInWords(action: string): string {
  return WORDS.get(action) ?? action;
}

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
