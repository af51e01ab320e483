import { act, screen, within } from '@testing-library/react';
import { CREEK } from '@testing/aRecord';
import { CHANGES } from '@testing/fakeRecordServer';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { labeled } from '@testing/labeled';
import { move } from '@testing/openRanch';
import { renderApp } from '@testing/renderApp';
import { selectOutbox } from '@testing/selectOutbox';
import { changeRecorded, type WithRecords } from '@records/index';
import { groupsAnswered, minutePassed } from '@records/recordsEvents';
import { connectionChanged } from '@shared/events';

beforeEach(() => void newDevice());
afterEach(() => setDevice(undefined));

const strip = () => screen.getByRole('status', { name: 'Connection' });

async function open(path: string, answers: NonNullable<Parameters<typeof renderApp>[1]>['answers'] = {}) {
  const app = await renderApp(path, { hasSession: true, answers });
  await screen.findByRole('heading', { level: 1 });
  const connect = (connection: 'online' | 'unreachable' | 'portal') =>
    act(async () => void app.store.dispatch(connectionChanged(connection)));
  const record = () =>
    act(async () => void app.store.dispatch(changeRecorded(labeled('Moved Cows to Creek'), [move(CREEK)])));
  return { ...app, connect, record };
}

it('has its place from the start, and says nothing while calls are answered', async () => {
  await open('/herds');
  expect(strip()).toBeEmptyDOMElement();
});

it('says that the server cannot be reached, also on a page without records', async () => {
  const { connect } = await open('/settings/account');
  await connect('unreachable');
  expect(strip()).toHaveTextContent('Cannot reach Grazewell. What you record is kept on this device.');
  await connect('online');
  expect(strip()).toBeEmptyDOMElement();
});

it('counts what waits, and leads to the list of it', async () => {
  const { record, user } = await open('/herds', { [CHANGES]: 'connection reset' });
  await record();
  expect(await screen.findByText('Cannot reach Grazewell. 1 change waiting.')).toBeVisible();
  const show = screen.getByRole('link', { name: 'Show' });
  await user.click(show);
  expect(location.pathname).toBe('/herds');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  await user.click(show);
  expect(await screen.findByRole('heading', { level: 1, name: 'On this device' })).toBeVisible();
  expect(screen.getByText('1 change is on this device only.')).toBeVisible();
  expect(within(screen.getByRole('main')).getByText('Moved Cows to Creek')).toBeVisible();
  expect(screen.getByText('Waiting for a connection')).toBeVisible();
});

it('says that changes are on their way once that takes over 2 s', async () => {
  const { record } = await open('/herds', { [CHANGES]: 'no answer' });
  await record();
  expect(strip()).toBeEmptyDOMElement();
  expect(await screen.findByText('Sending 1 change…')).toBeVisible();
});

it('counts on the icon of the installed app what has waited for over a day', async () => {
  const badge = { setAppBadge: jest.fn(async () => undefined), clearAppBadge: jest.fn(async () => undefined) };
  Object.assign(navigator, badge);
  const { record, store } = await open('/herds', { [CHANGES]: 'connection reset' });
  await record();
  expect(await screen.findByText('Cannot reach Grazewell. 1 change waiting.')).toBeVisible();
  expect(badge.setAppBadge).not.toHaveBeenCalled();
  const aDayLater = Date.now() + 25 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(aDayLater);
  act(() => void store.dispatch(minutePassed()));
  expect(await screen.findByText(/^1 change has been waiting since/)).toBeVisible();
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(1);
  const [{ uuid = '' } = {}] = selectOutbox(store.getState() as WithRecords);
  act(() => void store.dispatch(groupsAnswered([{ uuid, status: 'applied', revision: null }])));
  expect(badge.clearAppBadge).toHaveBeenCalled();
  jest.restoreAllMocks();
  for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
});

it('offers the update where this version is too old to save', async () => {
  const body = { error: 'Too old', details: 'Too old', code: 'too_old' };
  const { record } = await open('/herds', { [CHANGES]: { status: 426, body } });
  await record();
  expect(await screen.findByText(/^This version of Grazewell is too old to save changes/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update now' })).toHaveAttribute('aria-disabled', 'true');
});

it('the page of the device says that everything is saved', async () => {
  await open('/settings/device');
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Waiting' })).toBeNull();
});

it('says that this device cannot keep changes, in the strip and on its page', async () => {
  setDevice(undefined);
  const { record, user } = await open('/herds', { [CHANGES]: 'no answer' });
  await record();
  const words = 'This device cannot keep changes right now. Keep this page open until they are saved.';
  expect(await screen.findByText(words)).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  await user.click(screen.getByRole('link', { name: 'Show' }));
  expect(await screen.findByText(/This device cannot keep anything/)).toBeVisible();
});
