import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { aMe, RANCH_UUID } from '@testing/factories';
import { CHANGES, RECORDS } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';
import { sessionEnded } from '@shared/events';
import { deviceCopies } from '@shared/lib/deviceCopies';

async function network(isThere: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  await act(async () => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const warning = () => screen.queryByRole('alertdialog', { name: 'You are offline' });
const keepWorking = () => screen.queryByRole('button', { name: 'Keep working' });
const copyOf = (me = aMe()) => deviceCopies.add({ actor: me.uuid, ranchUuid: RANCH_UUID });

/** What is sent without waiting for a network. */
const NOTHING = { [RECORDS]: 'connection reset', [CHANGES]: 'connection reset' } as const;

/** A page of Maria's, from which the network has gone. */
async function cutOff(path: string, title: string) {
  const app = await renderApp(path, { hasSession: true });
  await screen.findByRole('heading', { level: 1, name: title });
  Object.assign(app.server.answers, NOTHING);
  await network(false);
  return app;
}

describe('OFFLINE O15: the warning', () => {
  it('keeps its words, and has no way past it without a copy', async () => {
    await cutOff('/herds', 'Herds');
    expect(warning()).toHaveFocus();
    expect(warning()).toHaveTextContent(
      'You are offlineAn internet connection is required... Do not refresh this page' +
        'What you have typed is still here. We’ll keep trying until the connection is back.',
    );
    expect(keepWorking()).toBeNull();
  });

  it('is taken away with a copy, until the network has come and gone again', async () => {
    copyOf();
    const { user } = await cutOff('/herds', 'Herds');
    await waitFor(() =>
      expect(keepWorking()).toHaveAccessibleDescription(
        'Your ranch is on this device. What you record is kept here and sent when you are back online.',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Keep working' }));
    expect(warning()).toBeNull();
    expect(location.pathname).toBe('/herds');
    expect(screen.getByRole('heading', { level: 1, name: 'Herds' })).toHaveFocus();
    await network(true);
    expect(screen.getByText('You are back online')).toBeVisible();
    await network(false);
    expect(warning()).toBeVisible();
  });

  it('stays away over a reload', async () => {
    copyOf();
    const { user } = await cutOff('/herds', 'Herds');
    await user.click(await screen.findByRole('button', { name: 'Keep working' }));
    cleanup();
    const { store } = await renderApp('/herds', { hasSession: true, answers: NOTHING });
    expect(store.getState().ui.connection).toBe('offline');
    await waitFor(() => expect(warning()).toBeNull());
  });

  it.each(['/', '/login'])('leads to the herds from %s, where nobody says who this is', async (path) => {
    copyOf();
    const { user } = await cutOff('/herds', 'Herds');
    await user.click(await screen.findByRole('button', { name: 'Keep working' }));
    cleanup();
    await renderApp(path, { hasSession: true, answers: { ...NOTHING, 'GET /api/v3/user/me': 'no answer' } });
    await waitFor(() => expect(location.pathname).toBe('/herds'));
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('comes back at the end of the session', async () => {
    copyOf();
    const { user, store } = await cutOff('/herds', 'Herds');
    await user.click(await screen.findByRole('button', { name: 'Keep working' }));
    act(() => void store.dispatch(sessionEnded('signedOut')));
    await waitFor(() => expect(warning()).toBeVisible());
    expect(keepWorking()).toBeNull();
  });

  it('leads to the herds from a page that needs the server', async () => {
    copyOf();
    const { user } = await cutOff('/settings/account', 'Your account');
    await user.click(await screen.findByRole('button', { name: 'Keep working' }));
    await waitFor(() => expect(location.pathname).toBe('/herds'));
    expect(warning()).toBeNull();
  });

  it('gives the focus back to where it was', async () => {
    copyOf();
    const { user } = await cutOff('/herds', 'Herds');
    await network(true);
    const link = screen.getByRole('link', { name: 'Paddocks' });
    act(() => link.focus());
    await network(false);
    await user.click(await screen.findByRole('button', { name: 'Keep working' }));
    expect(link).toHaveFocus();
  });

  it('offers nobody what another person or another ranch has here', async () => {
    deviceCopies.add({ actor: 'ben', ranchUuid: RANCH_UUID });
    deviceCopies.add({ actor: aMe().uuid, ranchUuid: 'another' });
    await cutOff('/herds', 'Herds');
    expect(keepWorking()).toBeNull();
  });

  it('has no way past it for a guest', async () => {
    copyOf();
    await renderApp('/login');
    await screen.findByRole('heading', { level: 1 });
    await network(false);
    expect(warning()).toBeVisible();
    expect(keepWorking()).toBeNull();
  });
});
