import { screen, waitFor, within } from '@testing-library/react';
import { aHerdRecord, aMoveRecord, aRecord, MESA } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const AT = '2026-06-12T12:00:00.000Z';

const photoOf = (move: ReturnType<typeof aMoveRecord>) => ({
  ...move,
  ...{ kind: 'photo', uuid: '018f0000-0000-7000-8000-00000000000a', revision: 99 },
  data: {
    ...{ at: AT, sha256: 'a'.repeat(64), bytes: 1, width: 4, height: 3, caption: 'The gate', point: null },
    ...{ bearing_deg: null, paddock_uuid: MESA, subject_kind: 'move', subject_uuid: move.uuid },
  },
});

it('shows the photos of a move in the row of its stay, and one of them large', async () => {
  const records = aRecord();
  const move = aMoveRecord(MESA, { at: AT });
  const { answers } = fakeRecordServer([...records, move, photoOf(move)]);
  const { user } = await renderApp('/grazing/record', { hasSession: true, answers });
  const table = within(await screen.findByRole('table', { name: 'Stays' }));
  const [, now, before] = table.getAllByRole('row');
  await user.click(await within(now ?? document.body).findByRole('button', { name: 'The gate' }));
  const dialog = await screen.findByRole('dialog', { name: 'The gate' });
  expect(within(before ?? document.body).queryByRole('list', { name: 'Photos' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('a photo of a move of two herds', () => {
  const bulls = aHerdRecord('bulls');
  const of = (herd: object, uuid: string) => ({ ...aMoveRecord(MESA, { at: AT, ...herd }), uuid });
  const move = of({}, '018f0000-0000-7000-8000-000000000001');
  const other = of({ herd_uuid: bulls.uuid }, '018f0000-0000-7000-8000-000000000002');
  const { answers } = fakeRecordServer([...aRecord(), bulls, move, other, photoOf(move)]);

  it('is in the row of each, and opens from there', async () => {
    const { user } = await renderApp('/grazing/record', { hasSession: true, answers });
    const table = within(await screen.findByRole('table', { name: 'Stays' }));
    const [, ofOther] = await table.findAllByRole('button', { name: 'The gate' });
    await user.click(ofOther ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'The gate' })).toBeVisible();
  });

  it('is once among the photos of the herd that it does not name', async () => {
    await renderApp(`/herds/${bulls.uuid}`, { hasSession: true, answers });
    expect(await screen.findByRole('heading', { name: 'Photos' })).toBeVisible();
    expect(await screen.findAllByRole('button', { name: 'The gate' })).toHaveLength(1);
  });
});

it('shows twelve photos of an entry at first, so that no more pictures are asked for, and the others when asked', async () => {
  const move = aMoveRecord(MESA, { at: AT });
  const photos = Array.from({ length: 40 }, (_, index) => ({
    ...photoOf(move),
    uuid: `018f0000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
  }));
  const { answers } = fakeRecordServer([...aRecord(), move, ...photos]);
  const { user } = await renderApp('/grazing/record', { hasSession: true, answers });
  const shown = () => screen.findAllByRole('button', { name: 'The gate' });
  expect(await shown()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show 24 more photos' }));
  expect(await shown()).toHaveLength(36);
  await user.click(screen.getByRole('button', { name: 'Show 4 more photos' }));
  expect(await shown()).toHaveLength(40);
  expect(screen.queryByRole('button', { name: /more photos/ })).not.toBeInTheDocument();
});
