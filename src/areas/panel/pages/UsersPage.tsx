import { useEffect, useState } from 'react';
import { Table } from '@shared/components/Table';
import { SearchField } from '@shared/forms/SearchField';
import { useUsersInfiniteQuery } from '../adminApi';
import { PagedList } from '../components/PagedList';
import { PanelFrame } from '../components/PanelFrame';
import { UserRow } from '../components/UserRow';

/** The value as it was when it last stood still for that long, in milliseconds. */
function useDebounced<T>(value: T, ms: number): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return still;
}

/** The list is asked for when nobody has typed for this long. */
const PAUSE_MS = 300;
const HEAD = ['Name', 'Email', 'Ranches', 'Joined', 'Access'];

/** Everybody with an account, found by a part of their email, name or ranch. */
export default function UsersPage() {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), PAUSE_MS);
  const list = useUsersInfiniteQuery(query);
  const users = list.currentData?.pages.flatMap((page) => page.users);
  return (
    <PanelFrame title="Users">
      <SearchField label="Find users" value={typed} onChange={setTyped} />
      <PagedList query={list} count={users?.length} empty="Nobody by that name. Try part of the email or the ranch.">
        <Table label="Users" head={HEAD}>
          {users?.map((user) => (
            <UserRow key={user.uuid} user={user} query={query} />
          ))}
        </Table>
      </PagedList>
    </PanelFrame>
  );
}
