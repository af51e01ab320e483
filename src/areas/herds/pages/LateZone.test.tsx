import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { headAsked } from '@records/recordsEvents';
import { aRanchRecord, aRecord, COWS, MESA } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const AHEAD = 'Pacific/Kiritimati';

/** A form of a ranch that has no time zone yet, before somebody else who may says which. */
async function openWithoutZone(path: string) {
  const ranch = fakeRecordServer([aRanchRecord({ time_zone: null }), ...aRecord().slice(1)]);
  const me = aMe({ ranches: [aRanch({ role: 'member' })] });
  const app = await renderApp(path, {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body: me }, ...ranch.answers },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const when = dialog.getByLabelText('When');
  const begun = (when as HTMLInputElement).value;
  const zoneComes = async () => {
    ranch.others({ kind: 'ranch', uuid: RANCH_UUID, data: { time_zone: AHEAD } });
    act(() => void app.store.dispatch(headAsked()));
    expect(await dialog.findByText(/Pacific\/Kiritimati/)).toBeVisible();
  };
  const written = (kind: string) =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap(({ changes }) => changes)
      .filter((change) => change.kind === kind)
      .map(({ data }) => data);
  return { ...app, dialog, when, begun, zoneComes, written };
}

/** The local time so many hours later, as it stands in a field. */
const later = (local: string, hours: number) =>
  new Date(Date.parse(`${local}Z`) + hours * 3_600_000).toISOString().slice(0, 16);

it('a press on "Move" that is under way as the zone comes makes the move, with all that was entered', async () => {
  const { user, dialog, when, begun, zoneComes, written } = await openWithoutZone('/herds?form=move');
  await user.click(dialog.getByRole('radio', { name: /^mesa/ }));
  await user.type(dialog.getByLabelText('Planned days'), '5');
  await user.type(dialog.getByLabelText('Note'), 'Gate is shut');
  const button = dialog.getByRole('button', { name: 'Move' });
  const pressed = Date.now();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  await zoneComes();
  expect(when).toHaveValue(later(begun, 14));
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() => expect(written('move')).toHaveLength(1));
  const [move] = written('move') as { at: string }[];
  expect(move).toMatchObject({ herd_uuid: COWS, paddock_uuids: [MESA], planned_days: 5, note: 'Gate is shut' });
  expect(Date.parse(move?.at ?? '')).toBeGreaterThanOrEqual(pressed);
});

it('a time that was entered before the zone came stays as it was entered', async () => {
  const { user, dialog, when, zoneComes, written } = await openWithoutZone('/herds?form=move');
  await user.click(dialog.getByRole('radio', { name: /^mesa/ }));
  await user.clear(when);
  await user.type(when, '2026-06-10T08:00');
  await zoneComes();
  expect(when).toHaveValue('2026-06-10T08:00');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(written('move')).toMatchObject([{ at: '2026-06-09T18:00:00.000Z' }]));
});

it('an entry is judged by the zone that came while its form was open', async () => {
  const { user, dialog, when, begun, zoneComes, written } = await openWithoutZone(`/herds/${COWS}?form=add-note`);
  await user.type(dialog.getByLabelText('Note'), 'Two calves');
  await zoneComes();
  expect(dialog.getByLabelText('Note')).toHaveValue('Two calves');
  expect(when).toHaveValue(later(begun, 14));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written('note')).toMatchObject([{ text: 'Two calves' }]));
});
