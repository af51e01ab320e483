import type { AdminUser } from '@contract/admin/admin';
import { Badge } from '@shared/components/Badge';
import { Email } from '@shared/components/Email';
import { Cell, HeadCell, TableRow } from '@shared/components/Table';
import { dayInWords } from '@shared/lib/dates';
import { BetaSwitch } from './BetaSwitch';

export function UserRow({ user, query }: { user: AdminUser; query: string }) {
  const { full_name, email, is_admin, ranches, created_at } = user;
  return (
    <TableRow>
      <HeadCell>
        {full_name} {is_admin && <Badge>Admin</Badge>}
      </HeadCell>
      <Cell name="Email">
        <Email>{email}</Email>
      </Cell>
      <Cell name="Ranches">{ranches.length === 0 ? 'None' : ranches.join(', ')}</Cell>
      <Cell name="Joined">
        <time dateTime={created_at}>{dayInWords(created_at)}</time>
      </Cell>
      <Cell>
        <BetaSwitch user={user} query={query} />
      </Cell>
    </TableRow>
  );
}
