import { move, openReadRanch } from '@testing/openRanch';
import { CREEK } from '@testing/aRecord';
import { tryAsked } from './recordsEvents';
import { CHANGES } from '@testing/fakeRecordServer';

function network(isThere: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

afterEach(() => jest.restoreAllMocks());

it('what is recorded goes out also where the browser says that there is no network', async () => {
  const { record, sent, until } = await openReadRanch();
  network(false);
  record('Moved Cows to Creek', [move(CREEK)]);
  const state = await until(({ ui }) => ui.connection === 'online');
  expect(sent()).toHaveLength(1);
  expect(state.ui.toasts.map(({ message }) => message)).not.toContain('You are back online');
});

it('one lost call with changes is enough to say that the server cannot be reached', async () => {
  const { record, until, server } = await openReadRanch();
  server.answers[CHANGES] = 'connection reset';
  record('Moved Cows to Creek', [move(CREEK)]);
  const { ui } = await until((state) => state.ui.connection !== 'online');
  expect(ui.connection).toBe('unreachable');
});

it('“Still no connection” goes as soon as there is one', async () => {
  const { store, record, until, server } = await openReadRanch();
  const { [CHANGES]: answered = 'connection reset' } = server.answers;
  server.answers[CHANGES] = 'connection reset';
  record('Moved Cows to Creek', [move(CREEK)]);
  await until((state) => state.ui.connection !== 'online');
  store.dispatch(tryAsked());
  const told = expect.objectContaining({
    message: expect.stringContaining('Still no connection') as string,
  }) as unknown;
  await until(({ ui }) => ui.toasts.some(({ about }) => about === 'connection'));
  expect(store.getState().ui.toasts).toContainEqual(told);
  server.answers[CHANGES] = answered;
  store.dispatch(tryAsked());
  const { ui } = await until((state) => state.ui.connection === 'online');
  expect(ui.toasts).not.toContainEqual(told);
  expect(ui.withdrawn).toEqual(['connection']);
});
