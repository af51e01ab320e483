import { screen, within } from '@testing-library/react';
import { aHerdRecord, aPaddockRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { aMe, aMember, mariaAsMember, RANCH_UUID } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';
import { dayAt } from '@shared/time/ranchTime';

const DAY_MS = 86_400_000;
const WALT = aMember({ full_name: 'Walt Hansen' });
const TEAM = `GET /api/v3/ranch/${RANCH_UUID}/user`;
const dayIn = (days: number) => dayAt(Date.now() + days * DAY_MS, 'America/Denver', Date.now());

const bulls = aHerdRecord('bulls');

interface Planned {
  days: number;
  paddock?: string;
  herd?: string;
  by?: string | null;
}

function aPlan({ days, paddock = MESA, herd = COWS, by = WALT.uuid }: Planned) {
  const name = `plan ${days} ${herd.slice(0, 2)}`;
  const at = new Date(Date.now() + days * DAY_MS).toISOString();
  const data = { herd_uuid: herd, paddock_uuids: [paddock], at, days: 3, note: '' };
  return { ...aHerdRecord(name), kind: 'plan', changed_by: by, data };
}

async function openMove(plans: readonly object[], path = `/herds?form=move&herd=${COWS}`) {
  const ranch = fakeRecordServer([...aRecord(), aPaddockRecord('alder'), bulls, ...plans]);
  const team = { [TEAM]: { status: 200, body: [mariaAsMember(), WALT] } };
  const app = await renderApp(path, { hasSession: true, answers: { ...ranch.answers, ...team } });
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Move herds' })) };
}

const firstRadio = (dialog: Awaited<ReturnType<typeof openMove>>['dialog']) => dialog.getAllByRole('radio')[0];

it('walk 11: says the next move that somebody planned in one line, and has its paddock first', async () => {
  const { dialog } = await openMove([1, 4, 7, 10].map((days) => aPlan({ days, paddock: days === 1 ? MESA : CREEK })));
  expect(await dialog.findByText(`Walt Hansen planned mesa for ${dayIn(1)}`)).toBeVisible();
  expect(dialog.getAllByText(/ planned .* for /)).toHaveLength(1);
  expect(firstRadio(dialog)).toHaveAccessibleName(/^mesa/);
  expect(dialog.getByRole('heading', { name: 'Planned' })).toBeVisible();
  expect(screen.queryByText(/Someone else/)).toBeNull();
});

it("walk 11: says of one's own plan that you planned it, also of one that is overdue", async () => {
  const { dialog } = await openMove([aPlan({ days: -2, by: aMe().uuid })]);
  expect(await dialog.findByText(`You planned mesa for ${dayIn(-2)}`)).toBeVisible();
});

it('walk 11: names a person who has left as what they are', async () => {
  const { dialog } = await openMove([aPlan({ days: 3, by: null })]);
  expect(await dialog.findByText(`A former member planned mesa for ${dayIn(3)}`)).toBeVisible();
});

it('walk 11: says nothing of a plan for more than 14 days from now', async () => {
  const { dialog } = await openMove([aPlan({ days: 15 })]);
  expect(firstRadio(dialog)).toHaveAccessibleName(/^alder/);
  expect(dialog.queryByText(/ planned .* for /)).toBeNull();
});

it('walk 11: has one line at most for each of several herds, and one for all that have the same plan', async () => {
  const own = [aPlan({ days: 1 }), aPlan({ days: 2 }), aPlan({ days: 5, paddock: CREEK, herd: bulls.uuid })];
  const { dialog, user } = await openMove(own);
  await user.click(dialog.getByRole('checkbox', { name: /^bulls/ }));
  expect(dialog.getByText(`cows: Walt Hansen planned mesa for ${dayIn(1)}`)).toBeVisible();
  expect(dialog.getByText(`bulls: Walt Hansen planned creek for ${dayIn(5)}`)).toBeVisible();
  expect(dialog.getAllByText(/ planned .* for /)).toHaveLength(2);
  expect(
    dialog
      .getAllByRole('radio')
      .slice(0, 2)
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual([expect.stringMatching(/^mesa/), expect.stringMatching(/^creek/)]);
});

it('walk 11: tells of two herds with one plan together', async () => {
  const { dialog, user } = await openMove([aPlan({ days: 1 }), aPlan({ days: 1, herd: bulls.uuid })]);
  await user.click(dialog.getByRole('checkbox', { name: /^bulls/ }));
  const [line, ...others] = dialog.getAllByText(/ planned .* for /);
  expect(line).toHaveTextContent(/^(cows and bulls|bulls and cows): Walt Hansen planned mesa for/);
  expect(others).toEqual([]);
});
