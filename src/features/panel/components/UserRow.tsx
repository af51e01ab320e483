import type { AdminUser } from '@contract/admin';
import { Badge } from '@shared/components/Badge';
import { dayInWords } from '@shared/lib/dates';
import { BetaSwitch } from './BetaSwitch';

export function UserRow({ user, query }: { user: AdminUser; query: string }) {
  const { full_name, email, is_admin, ranches, created_at } = user;
  return (
    <tr>
      <th scope="row">
        {full_name} {is_admin && <Badge>Admin</Badge>}
      </th>
      <td>{email}</td>
      <td>{ranches.length === 0 ? 'None' : ranches.join(', ')}</td>
      <td>
        <time dateTime={created_at}>{dayInWords(created_at)}</time>
      </td>
      <td>
        <BetaSwitch user={user} query={query} />
      </td>
    </tr>
  );
}
