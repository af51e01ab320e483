import { screen, waitFor, within } from '@testing-library/react';
import { aHerdRecord, aMoveRecord, aPaddockRecord, aRecord, countData, CREEK } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const strip = aPaddockRecord('strip', { parent_uuid: CREEK, acres: 20, starts_at: '2026-06-01T12:00:00.000Z' });
const bulls = aHerdRecord('bulls');

async function openPaddock(uuid: string, more: readonly object[] = []) {
  const ranch = fakeRecordServer([...aRecord(), ...more]);
  const app = await renderApp(`/paddocks/${uuid}`, { hasSession: true, answers: ranch.answers });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, ranch };
}

const press = { name: 'Retire' };
const isRetired = (data: unknown) => (data as { retired_at: string | null }).retired_at !== null;

it('walk 10: retiring a paddock with a herd in it asks, says who is in it and what follows', async () => {
  const { user, ranch } = await openPaddock(CREEK);
  await user.click(await screen.findByRole('button', press));
  const question = within(await screen.findByRole('dialog', { name: 'Retire creek with a herd in it?' }));
  expect(
    question.getByText(/^cows will still be recorded here, and count as grazing here, until you move them/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep' }));
  expect(isRetired(ranch.get(CREEK)?.data)).toBe(false);
  await user.click(screen.getByRole('button', press));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', press));
  await waitFor(() => expect(isRetired(ranch.get(CREEK)?.data)).toBe(true));
});

it('walk 10: retiring a subdivision asks too, and says that a herd in the whole paddock stays there', async () => {
  const { user } = await openPaddock(strip.uuid, [strip]);
  await user.click(await screen.findByRole('button', press));
  const question = within(await screen.findByRole('dialog', { name: 'Retire strip with a herd in it?' }));
  expect(question.getByText(/^cows will stay where they are: in the paddock that this one is part of/)).toBeVisible();
});

it('walk 20: a stay from before the first count offers the count once, on the page of its paddock', async () => {
  const moves = ['2026-06-03T12:00:00.000Z', '2026-06-05T12:00:00.000Z'].map((at) =>
    aMoveRecord(CREEK, { herd_uuid: bulls.uuid, at }),
  );
  const away = aMoveRecord(CREEK, {
    herd_uuid: bulls.uuid,
    at: '2026-06-04T12:00:00.000Z',
    paddock_uuids: [],
    off: 'corral',
  });
  const count = { ...aHerdRecord('late'), kind: 'count', data: countData(8, '2026-06-10T12:00:00.000Z', bulls.uuid) };
  await openPaddock(CREEK, [bulls, ...moves, away, count]);
  const [link, ...others] = await screen.findAllByRole('link', { name: 'Count from its first move' });
  expect(others).toEqual([]);
  expect(link).toHaveAttribute(
    'href',
    `/herds/${bulls.uuid}?form=count&at=${encodeURIComponent('2026-06-03T12:00:00.000Z')}`,
  );
  expect(screen.getByText(/^Nobody counted bulls before/)).toBeVisible();
});
