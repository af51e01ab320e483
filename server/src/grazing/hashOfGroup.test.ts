import { turnsOf } from '../platform/turns';
import { hashOfGroup } from './readGroup';

const HERD = '01910000-0000-7000-8000-000000000001';
const GROUP = {
  uuid: '01910000-0000-7000-8000-000000000002',
  at: '2026-06-01T12:00:00.000Z',
  label: 'Renamed Cows',
  import_uuid: null,
  changes: [{ kind: 'herd', uuid: HERD, base: 4, data: { name: 'Pairs' } }],
};

const hashOf = async (group: Parameters<typeof hashOfGroup>[0]) =>
  (await hashOfGroup(group, turnsOf('a ranch', { check: () => undefined }))).toString('hex');

it('a group is known by the same hash in every release: one that was sent before is applied once', async () => {
  expect(await hashOf(GROUP)).toBe('957b82134671670127044e658efe981a882a4ea9ee2b2264089d4da8ec754b2c');
  const said = { what: 'counted' as const, herd: 'Cows' };
  expect(await hashOf({ ...GROUP, said })).toBe('7dd1f5b47ef8b403a1d5c1031fab6dbf46639bd85db67ada8dba6b39624829b3');
});
