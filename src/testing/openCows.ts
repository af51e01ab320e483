import type { ChangesCall } from '@contract/grazing/changes';
import type { Role } from '@contract/ranches/rights';
import { aRecord, COWS } from './aRecord';
import { aMe, aRanch, RANCH_UUID } from './factories';
import { CHANGES, fakeRecordServer } from './fakeRecordServer';
import { renderApp } from './renderApp';

const HISTORY = `GET /api/v1/ranch/${RANCH_UUID}/records/${COWS}/history`;

const written = {
  revision: 4,
  changed_at: '2026-06-01T12:00:00.000Z',
  changed_by: { uuid: 'ana', full_name: 'Ana Lopez' },
  on_behalf_of: null,
  label: 'Added herd cows',
  data: {},
};

/** Opens the page of the herd Cows, with a form in the address if one is given; `changes` are those that were sent. */
export async function openCows(path = `/herds/${COWS}`, role: Role = 'owner', records: readonly object[] = aRecord()) {
  const ranch = fakeRecordServer(records);
  const history = { status: 200, body: { versions: [written], next_cursor: null } };
  const me = { status: 200, body: aMe({ ranches: [aRanch({ role })] }) };
  const app = await renderApp(path, {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': me, ...ranch.answers, [HISTORY]: history },
  });
  const changes = () =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap((group) => group.changes);
  return { ...app, changes };
}
