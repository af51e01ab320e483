import { act, screen, waitFor } from '@testing-library/react';
import { aMe, anInvitation, aToken, RANCH_UUID } from '@testing/factories';
import { renderApp } from '@testing/renderApp';
import { connectionChanged } from '@shared/events';
import { linkTokens } from '@shared/lib/linkTokens';
import { appPaths } from '@shared/paths';

const NOTICE = 'This needs a connection. It goes on by itself when you are back online.';
const TEAM = `GET /api/v1/ranch/${RANCH_UUID}/invitation`;
const notices = () => screen.queryAllByText(NOTICE).length;

async function open(path: string, me = aMe()) {
  const answers = { 'GET /api/v3/user/me': { status: 200, body: me } };
  const app = await renderApp(path, { hasSession: true, answers });
  const connect = (connection: 'online' | 'offline' | 'unreachable' | 'portal') =>
    act(async () => void app.store.dispatch(connectionChanged(connection)));
  return { ...app, connect };
}

describe('OFFLINE O20: pages that need the server', () => {
  it.each([appPaths.settingsTeam, appPaths.onboardingStep2, appPaths.subscribe])(
    '%s is the notice alone, under a heading',
    async (path) => {
      const { connect } = await open(path);
      await screen.findAllByRole('heading', { level: 1 });
      await connect('offline');
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(notices()).toBe(1);
      await connect('online');
      expect(notices()).toBe(0);
    },
  );

  it('/no-ranch is the notice alone, and goes on as it was', async () => {
    const { connect } = await open(appPaths.noRanch, aMe({ ranches: [] }));
    const create = await screen.findByRole('button', { name: 'Create a ranch' });
    await connect('offline');
    expect(create).not.toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'No ranch yet' })).toBeVisible();
    expect(notices()).toBe(1);
    await connect('online');
    expect(create).toBeVisible();
    expect(notices()).toBe(0);
  });

  it('/join-ranch is the notice alone, and has kept its link', async () => {
    const { connect } = await open(`${appPaths.joinRanch}?invitationToken=${aToken(anInvitation())}`);
    const join = await screen.findByRole('button', { name: 'Join ranch' });
    await connect('offline');
    expect(join).not.toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Join a ranch' })).toBeVisible();
    expect(notices()).toBe(1);
    await connect('online');
    expect(join).toBeVisible();
    linkTokens.forget('invitationToken');
  });

  it.each([
    [appPaths.settingsRanch, 'Your ranch', 'heading', 'Rio Seco'],
    [appPaths.settingsAccount, 'Your account', 'button', 'Sign out'],
    [appPaths.settingsData, 'Import your ranch', 'heading', 'Import your ranch'],
  ])('%s opens with what it has', async (path, title, role, name) => {
    const { connect } = await open(path);
    await screen.findByRole('heading', { level: 1, name: title });
    await connect('offline');
    expect(notices()).toBeGreaterThan(0);
    expect(screen.getByRole(role, { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'paddocks.csv' })).toBeNull();
  });

  it('keeps what was typed and where the focus was, and goes on by itself', async () => {
    const { connect, user } = await open(appPaths.settingsAccount);
    const name = await screen.findByRole('textbox', { name: 'Full name' });
    await user.clear(name);
    await user.type(name, 'Maria Torres');
    await connect('offline');
    expect(name).not.toBeVisible();
    act(() => name.blur());
    await connect('online');
    expect(name).toBeVisible();
    expect(name).toHaveValue('Maria Torres');
    expect(name).toHaveFocus();
  });

  it('asks for nothing before there is a connection, and for the list once there is', async () => {
    const { connect, server, user } = await open(appPaths.settingsAccount);
    await screen.findByRole('heading', { level: 1, name: 'Your account' });
    await connect('offline');
    await user.click(screen.getByRole('link', { name: 'Team' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    expect(server.callsTo(TEAM)).toEqual([]);
    await connect('online');
    await waitFor(() => expect(server.callsTo(TEAM)).not.toEqual([]));
  });
});
