import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aRecord, COWS } from '@testing/aRecord';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const LINE_MS = 300;

/** The rules of every form are on a slow line, and only asked for when a button is pressed. */
jest.mock('@shared/forms/rules', () => {
  const real = jest.requireActual<typeof import('@shared/forms/rules')>('@shared/forms/rules');
  const lazyRules: typeof real.lazyRules = (load, meanwhile) => {
    const slow = () => new Promise((resolve) => setTimeout(resolve, LINE_MS)).then(load);
    return { ...real.lazyRules(slow, meanwhile), preload: () => undefined };
  };
  return { ...real, lazyRules };
});

interface Case {
  path: string;
  dialog: string;
  fill: (app: Awaited<ReturnType<typeof renderApp>>, dialog: ReturnType<typeof within>) => Promise<void>;
  button: string;
}

const mesa: Case['fill'] = async ({ user }, dialog) => user.click(await dialog.findByRole('radio', { name: /^mesa/ }));

const CASES: Record<string, Case> = {
  'a move': { path: `/herds?form=move&herd=${COWS}`, dialog: 'Move herds', fill: mesa, button: 'Move' },
  'a planned move': {
    path: `/grazing/plan?form=plan&herd=${COWS}`,
    dialog: 'Add to plan',
    fill: async (app, dialog) => {
      await mesa(app, dialog);
      await app.user.type(dialog.getByLabelText('Planned days'), '3');
    },
    button: 'Save',
  },
  'a new herd': {
    path: '/herds?form=add-herd',
    dialog: 'Add herd',
    fill: async ({ user }, dialog) => {
      await user.type(dialog.getByLabelText('Name'), 'Pairs');
      await user.type(dialog.getByLabelText('Head'), '20');
      await user.type(dialog.getByLabelText('Average weight'), '900');
    },
    button: 'Save',
  },
};

const pause = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

it.each(Object.entries(CASES))(
  'D16: %s is recorded once, pressed twice within one task and again while its rules load',
  async (_, { path, dialog: name, fill, button }) => {
    const ranch = fakeRecordServer(aRecord());
    const app = await renderApp(path, { hasSession: true, answers: ranch.answers });
    const dialog = within(await screen.findByRole('dialog', { name }));
    await fill(app, dialog);
    const pressed = dialog.getByRole('button', { name: button });
    act(() => {
      pressed.click();
      pressed.click();
    });
    await pause(LINE_MS / 3);
    act(() => pressed.click());
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull(), { timeout: 10_000 });
    await pause(LINE_MS);
    const groups = app.server.callsTo(CHANGES).flatMap(({ body }) => (body as ChangesCall).groups);
    expect(new Set(groups.map(({ uuid }) => uuid)).size).toBe(1);
  },
);
