import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aRecord, CREEK } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const BASE = `/api/v1/ranch/${RANCH_UUID}`;
const HISTORY = `GET ${BASE}/records/${CREEK}/history`;
const GROUP = 'a1b2c3d4-0000-4000-8000-00000000000';
const CONTENT = `POST ${BASE}/records/${CREEK}/history/2/erase`;
const WORDS = `POST ${BASE}/group/${GROUP}2/erase`;

const version = (revision: number, more: object = {}) => ({
  revision,
  group_uuid: `${GROUP}${revision}`,
  uuid: CREEK,
  changed_at: `2026-06-0${revision}T12:00:00.000Z`,
  changed_by: { uuid: 'ana', full_name: 'Ana Lopez' },
  on_behalf_of: null,
  label: `Version ${revision}`,
  data: {},
  ...more,
});
const ERASED = { data: null, erased: true };

interface Opened {
  role?: Role;
  isMasquerade?: boolean;
  versions?: readonly object[];
  answers?: Record<string, Answer | (() => Answer)>;
}

async function open({ role = 'owner', isMasquerade = false, versions, answers = {} }: Opened = {}) {
  const told = { versions: versions ?? [version(3), version(2), version(1)] };
  const masqueraded_by = isMasquerade ? 'admin@example.com' : null;
  const app = await renderApp(`/paddocks/${CREEK}`, {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })], masqueraded_by }) },
      ...fakeRecordServer(aRecord()).answers,
      [HISTORY]: () => ({ status: 200, body: { ...told, next_cursor: null } }),
      ...answers,
    },
  });
  await screen.findByText('Version 1');
  return { ...app, told };
}

const ways = () =>
  screen.queryAllByRole('button', { name: /^Erase/ }).map((button) => button.getAttribute('aria-label'));
const form = () => screen.findByRole('dialog', { name: 'Erase this version’s content' });

it('EVIDENCE 3.4: an owner erases a version with its words once they have typed the ranch’s name', async () => {
  const { user, told, server } = await open({
    answers: {
      [CONTENT]: { status: 204 },
      [WORDS]: () => {
        told.versions = [version(3), version(2, { ...ERASED, label: '', label_erased: true }), version(1)];
        return { status: 204 };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Erase this version’s content: Version 2' }));
  const dialog = within(await form());
  await user.selectOptions(dialog.getByLabelText('Why'), 'A court ordered it');
  await user.type(dialog.getByLabelText('Name of the ranch'), 'Another');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await dialog.findByText('Type the name exactly: Rio Seco')).toBeInTheDocument();
  expect(server.callsTo(CONTENT)).toEqual([]);
  await user.clear(dialog.getByLabelText('Name of the ranch'));
  await user.type(dialog.getByLabelText('Name of the ranch'), 'Rio Seco');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('The content of this version was erased.')).toBeInTheDocument();
  expect(screen.getByText('Erased')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const sent = [...server.callsTo(CONTENT), ...server.callsTo(WORDS)].map(({ body }) => body);
  expect(sent).toEqual(Array(2).fill({ name: 'Rio Seco', reason: 'court_order' }));
});

it('offers it neither of the version that holds, nor of a deletion or another record’s, nor of what is erased', async () => {
  await open({
    versions: [
      version(6),
      version(5, { data: null }),
      version(4, { uuid: GROUP }),
      version(3, { ...ERASED, label: '', label_erased: true }),
      version(2, ERASED),
      version(1),
    ],
  });
  expect(ways()).toEqual(['Erase its words: Version 2', 'Erase this version’s content: Version 1']);
});

it.each([
  ['a manager', { role: 'manager' }],
  ['a member', { role: 'member' }],
  ['an admin who acts for the owner', { isMasquerade: true }],
] as const)('EVIDENCE 3.4: %s is not offered it', async (_who, of) => {
  await open(of);
  expect(ways()).toEqual([]);
});

it('says in the form why it failed, keeps what was typed, and goes on at the next try', async () => {
  let isBusy = true;
  const { user } = await open({
    answers: {
      [CONTENT]: { status: 204 },
      [WORDS]: () => {
        if (!isBusy) return { status: 204 };
        isBusy = false;
        const error = 'The history of this ranch is still being chained';
        return { status: 503, body: { error, details: error, code: 'busy', why: { reason: 'chain_awaited' } } };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Erase this version’s content: Version 2' }));
  const dialog = within(await form());
  await user.type(dialog.getByLabelText('Name of the ranch'), 'Rio Seco');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await dialog.findByText(/still being chained/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Name of the ranch')).toHaveValue('Rio Seco');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
