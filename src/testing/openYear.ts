import { screen, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aMoveRecord, aRecord, aSeasonRecord, MESA } from './aRecord';
import { aMe, aRanch, RANCH_UUID } from './factories';
import { fakeRecordServer } from './fakeRecordServer';
import type { Answer } from './fakeServer';
import { renderApp } from './renderApp';

export const ENTERED = `GET /api/v1/ranch/${RANCH_UUID}/entered`;
export const SEAL = `GET /api/v1/ranch/${RANCH_UUID}/seal`;
export const CHANGED = `GET /api/v1/ranch/${RANCH_UUID}/changed`;

/** Cows in the creek from 2 to 12 June 2026, then in the mesa to 22 June. */
export const yearRecord = () => [
  ...aRecord(),
  aMoveRecord(MESA, { at: '2026-06-12T12:00:00.000Z' }),
  aMoveRecord('', { at: '2026-06-22T12:00:00.000Z', paddock_uuids: [], off: 'corral' }),
  aSeasonRecord('2026'),
];

/** The ids of its moves, by time. */
export const movesOf = (records: readonly { kind: string; uuid: string }[]): string[] =>
  records.filter(({ kind }) => kind === 'move').map(({ uuid }) => uuid);

interface Opened {
  records?: readonly { kind: string; uuid: string }[];
  role?: Role;
  entered?: Answer;
  seal?: Answer;
}

/** The sheet of 2026. */
export async function openYear({ records = yearRecord(), role = 'owner', entered, seal }: Opened = {}) {
  const ranch = fakeRecordServer(records);
  const app = await renderApp('/grazing/year?year=2026', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...ranch.answers,
      [ENTERED]: entered ?? { status: 200, body: movesOf(records).map((uuid) => [uuid, 'live']) },
      [SEAL]: seal ?? { status: 200, body: { key: null, end: null, heads: [] } },
      [CHANGED]: { status: 200, body: { entries: 0 } },
    },
  });
  await screen.findByRole('heading', { name: 'Year sheet', level: 1 });
  return { ...app, ranch };
}

/** What the rows of a table say. */
export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent));
