import { screen } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aRecord } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const SEAL = `GET /api/v1/ranch/${RANCH_UUID}/seal`;
const end = { n: 813, line_sha256: '0'.repeat(64) };

async function open(role: Role) {
  const app = await renderApp('/grazing/chart/print', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...fakeRecordServer(aRecord()).answers,
      [SEAL]: { status: 200, body: { key: '56475aa75463474c', end, heads: [] } },
    },
  });
  await screen.findByRole('heading', { name: 'Print the chart' });
  return app;
}

it('EVIDENCE 3.3: the seal of the record is below the chart, for those who may read the history', async () => {
  await open('owner');
  expect(await screen.findByText(/^Seal of the record: Line 813,/)).toHaveTextContent(end.line_sha256);
});

it('EVIDENCE 3.3: others have the chart without it', async () => {
  const { server } = await open('member');
  await screen.findByRole('img', { name: /^Grazing chart, / });
  expect(screen.queryByText(/Seal of the record/)).toBeNull();
  expect(server.callsTo(SEAL)).toEqual([]);
});
