import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aMe, RANCH_UUID } from '@testing/factories';
import { aPaddockRecord, aRecord, CREEK } from '@testing/aRecord';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const chosen = { mapSelectedColorScheme: 'forage' };

async function openWith(records: readonly object[], over = {}, answers = {}) {
  const ranch = fakeRecordServer([...aRecord(), ...records]);
  const me = { status: 200, body: aMe({ settings: chosen, ...over }) };
  const app = await renderApp('/grazing', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': me,
      ...ranch.answers,
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Rain' });
  const changes = () =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap((group) => group.changes);
  return { ...app, changes };
}

describe('what is written down of the ranch', () => {
  const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Denver' });
  const rain = (name: string, inches: number) => ({
    ...aPaddockRecord(name),
    kind: 'rain',
    data: { on: today(), inches },
  });
  it('sums the rain of the season, and takes more of it in the unit of the person', async () => {
    const { user, changes } = await openWith([rain('rain1', 0.5)], { settings: { ...chosen, units: 'metric' } });
    expect(await screen.findByRole('table', { name: 'Rain of the season' })).toHaveTextContent('12.7 mm');
    await user.click(screen.getByRole('button', { name: 'Add rain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add rain' }));
    expect(dialog.getByText(/^12.7 mm already recorded for this day/)).toBeVisible();
    await user.clear(dialog.getByLabelText('Day'));
    await user.type(dialog.getByLabelText('Day'), '2190-01-01');
    await user.type(dialog.getByLabelText('Millimeters'), '25.4');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText('Day')).toHaveAccessibleDescription(/still to come/));
    await user.clear(dialog.getByLabelText('Day'));
    await user.type(dialog.getByLabelText('Day'), today());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('38.1 mm')).toBeVisible();
    expect(screen.getByText(/on 1 day/)).toBeVisible();
    await waitFor(() => expect(changes()).toMatchObject([{ kind: 'rain', data: { on: today() } }]));
    expect((changes()[0]?.data as { inches: number }).inches).toBeCloseTo(1);
  });

  it('walk 32: takes 0,75 inches of rain, and says what it does not take in words, keeping what was typed', async () => {
    const { user, changes } = await openWith([]);
    await user.click(screen.getByRole('button', { name: 'Add rain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add rain' }));
    const inches = dialog.getByLabelText('Inches');
    for (const [text, words] of [
      ['12 mm', 'Enter inches, not “mm”'],
      ['4000', 'Enter a number from 0 to 100 (in)'],
      ['much', 'Enter a number from 0 to 100 (in)'],
    ] as const) {
      await user.clear(inches);
      await user.type(inches, text);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(inches).toHaveAccessibleDescription(words));
      expect(inches).toHaveValue(text);
    }
    expect(changes()).toEqual([]);
    await user.clear(inches);
    await user.type(inches, '0,75');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes()).toMatchObject([{ kind: 'rain', data: { inches: 0.75 } }]));
  });

  it('keeps notes and marks of the ranch as a whole, and no others', async () => {
    const note = (name: string, text: string, paddock_uuid: string | null) => ({
      ...aPaddockRecord(name),
      kind: 'note',
      data: { at: '2026-06-05T12:00:00.000Z', text, paddock_uuid, herd_uuid: null, point: null },
    });
    const { user, changes } = await openWith([note('n1', 'Lease renewed', null), note('n2', 'Weeds', CREEK)]);
    expect(await screen.findByText('Lease renewed')).toBeVisible();
    expect(screen.queryByText('Weeds')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add mark' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add mark' }));
    expect(dialog.queryByRole('option', { name: 'Closed' })).toBeNull();
    await user.selectOptions(dialog.getByLabelText('What'), 'Calving');
    await user.type(dialog.getByLabelText('Last day (optional)'), '2020-01-01');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Last day (optional)')).toHaveAccessibleDescription(/before the first/),
    );
    await user.clear(dialog.getByLabelText('Last day (optional)'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Calving')).toBeVisible();
    await waitFor(() =>
      expect(changes()).toMatchObject([{ kind: 'mark', data: { what: 'calving', ends_on: null, paddock_uuid: null } }]),
    );
  });

  it('shows the history of an entry, on the first page that is opened too', async () => {
    const entry = rain('rain1', 0.5);
    const version = {
      ...{ revision: 7, changed_at: '2026-06-05T12:40:00.000Z', changed_by: null, on_behalf_of: null },
      ...{ label: 'Added rain', data: {} },
    };
    const path = `GET /api/v1/ranch/${RANCH_UUID}/records/${entry.uuid}/history`;
    const answers = { [path]: { status: 200, body: { versions: [version], next_cursor: null } } };
    const { user } = await openWith([entry], {}, answers);
    await user.click(screen.getByRole('button', { name: /^More for/ }));
    await user.click(screen.getByRole('menuitem', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    expect(await dialog.findByText('Added rain')).toBeVisible();
  });
});
