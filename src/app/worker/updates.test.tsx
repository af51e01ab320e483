import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { added, changeRecorded } from '@records/index';
import { loadAgain } from '@shared/lib/leave';
import { aRecord } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { CHANGES, fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import { labeled } from '@testing/labeled';
import { renderApp } from '@testing/renderApp';
import { latePartsOf } from '../lateParts';
import { addWorker } from './addWorker';
import type { Registered } from './appWorker';

jest.mock('@shared/lib/leave', () => ({ leaveFor: jest.fn(), loadAgain: jest.fn() }));

type Answers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['answers']>;

const HOUR_MS = 60 * 60 * 1_000;
const PATIENCE = { timeout: 4_000 };

/** A browser's worker, which the test speaks for. */
function fakeWorker() {
  const heard: { ready?: () => void; takenOver?: () => void } = {};
  const registered: Registered = {
    onReady: (hear) => {
      heard.ready = hear;
      return () => undefined;
    },
    onTakenOver: (hear) => {
      heard.takenOver = hear;
      return () => undefined;
    },
    takeOver: jest.fn(() => true),
    look: jest.fn(),
    pushHere: jest.fn(async (): ReturnType<Registered['pushHere']> => undefined),
    pushTaken: jest.fn(async () => undefined),
    endPush: jest.fn(async () => undefined),
  };
  return { heard, registered, register: jest.fn(async () => registered) };
}

async function open(path = '/herds', answers: Answers = {}) {
  const worker = fakeWorker();
  const app = await renderApp(path, {
    hasSession: true,
    answers: { ...fakeRecordServer(aRecord()).answers, ...answers },
  });
  addWorker(latePartsOf(app.store), worker);
  return { ...app, worker };
}

async function registered(path?: string, answers?: Answers) {
  const app = await open(path, answers);
  await waitFor(() => expect(app.worker.heard.ready).toBeDefined(), PATIENCE);
  const { ready = () => undefined, takenOver = () => undefined } = app.worker.heard;
  return { ...app, ready: () => act(ready), takenOver: () => act(takenOver) };
}

/** Longer than the page takes to register where it does. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
const strip = () => screen.queryByRole('complementary', { name: 'New version' });
const aNote = () =>
  changeRecorded(labeled('Noted'), [added('note', { text: 'Fence down', at: '2026-06-01T12:00:00.000Z' } as never)]);
const seeAgain = () => fireEvent(document, new Event('visibilitychange'));

beforeEach(() => jest.mocked(loadAgain).mockClear());

describe('the worker is registered', () => {
  it('once the ranch is here and the browser is idle', async () => {
    const { worker } = await open();
    expect(worker.register).not.toHaveBeenCalled();
    await waitFor(() => expect(worker.register).toHaveBeenCalledTimes(1), PATIENCE);
  });

  it('OFFLINE O14: never in a masquerade', async () => {
    const body = aMe({ masqueraded_by: 'admin@example.com' });
    const { worker } = await open('/herds', { 'GET /api/v3/user/me': { status: 200, body } });
    await aWhile();
    expect(worker.register).not.toHaveBeenCalled();
  });

  it('OFFLINE O7: not where the operator has turned it off', async () => {
    const { worker } = await open('/herds', {
      'GET /assets/json/settingsV.json': { status: 200, body: { OFFLINE: 'off' } },
    });
    await aWhile();
    expect(worker.register).not.toHaveBeenCalled();
  });

  it('not before the first reading has come', async () => {
    const { worker } = await open('/herds', { [RECORDS]: 'no answer' });
    await aWhile();
    expect(worker.register).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  it('is offered in a strip, and taken by its button a second after that has appeared', async () => {
    const { ready, takenOver, worker, user } = await registered();
    expect(strip()).toBeNull();
    ready();
    const offered = await screen.findByRole('complementary', { name: 'New version' });
    expect(offered).toHaveTextContent('A new version of Grazewell is ready.Update now');
    const button = within(offered).getByRole('button', { name: 'Update now' });
    await user.click(button);
    expect(worker.registered.takeOver).not.toHaveBeenCalled();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), PATIENCE);
    await user.click(button);
    expect(worker.registered.takeOver).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(loadAgain).not.toHaveBeenCalled();
    takenOver();
    expect(loadAgain).toHaveBeenCalledTimes(1);
  });

  it('is loaded at once where another tab has let it in', async () => {
    const { ready, worker, user } = await registered();
    ready();
    const button = await screen.findByRole('button', { name: 'Update now' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), PATIENCE);
    jest.mocked(worker.registered.takeOver).mockReturnValue(false);
    await user.click(button);
    expect(loadAgain).toHaveBeenCalledTimes(1);
  });

  it('OFFLINE O6: is not offered while a form holds something typed, and is once it holds nothing', async () => {
    const { ready, user } = await registered();
    await user.click((await screen.findAllByRole('button', { name: 'Add herd' }))[0] ?? document.body);
    const name = within(screen.getByRole('dialog')).getByLabelText('Name');
    await user.type(name, 'Heifers');
    ready();
    await act(async () => undefined);
    expect(strip()).toBeNull();
    await user.clear(name);
    await waitFor(() => expect(strip()).not.toBeNull());
  });

  it('is not offered while a change is on its way', async () => {
    const { ready, store } = await registered('/herds', { [CHANGES]: 'no answer' });
    act(() => void store.dispatch(aNote()));
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"sending"'));
    ready();
    await act(async () => undefined);
    expect(strip()).toBeNull();
  });

  it('that another tab has let in is loaded when this one is seen again and nothing is typed', async () => {
    const { takenOver, user } = await registered();
    takenOver();
    expect(loadAgain).not.toHaveBeenCalled();
    await user.click((await screen.findAllByRole('button', { name: 'Add herd' }))[0] ?? document.body);
    const name = within(screen.getByRole('dialog')).getByLabelText('Name');
    await user.type(name, 'Heifers');
    seeAgain();
    expect(loadAgain).not.toHaveBeenCalled();
    await user.clear(name);
    seeAgain();
    expect(loadAgain).toHaveBeenCalledTimes(1);
  });

  const TOO_OLD = { status: 426, body: { error: 'Old', details: 'Old', code: 'too_old' } };

  it('OFFLINE O13: is looked for where the server takes no changes of this one, and taken by the strip’s button', async () => {
    const { ready, store, worker, user } = await registered('/herds', { [CHANGES]: TOO_OLD });
    act(() => void store.dispatch(aNote()));
    await waitFor(() => expect(worker.registered.look).toHaveBeenCalledTimes(1));
    const strips = await screen.findByRole('status', { name: 'Connection' });
    const button = await within(strips).findByRole('button', { name: 'Update now' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), PATIENCE);
    await user.click(button);
    expect(worker.registered.look).toHaveBeenCalledTimes(2);
    expect(worker.registered.takeOver).not.toHaveBeenCalled();
    ready();
    expect(worker.registered.takeOver).toHaveBeenCalledTimes(1);
  });

  it('is looked for on the server where this browser has no worker', async () => {
    const { store, user } = await open('/herds', {
      [CHANGES]: TOO_OLD,
      'GET /assets/json/settingsV.json': { status: 200, body: { OFFLINE: 'off' } },
    });
    await screen.findByRole('heading', { name: 'Herds' });
    act(() => void store.dispatch(aNote()));
    const strips = await screen.findByRole('status', { name: 'Connection' });
    const button = await within(strips).findByRole('button', { name: 'Update now' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), PATIENCE);
    await user.click(button);
    expect(loadAgain).toHaveBeenCalledTimes(1);
  });

  it('is looked for when the page is seen again, an hour after the last look', async () => {
    const { worker } = await registered();
    seeAgain();
    expect(worker.registered.look).not.toHaveBeenCalled();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS);
    seeAgain();
    seeAgain();
    expect(worker.registered.look).toHaveBeenCalledTimes(1);
    later.mockRestore();
  });
});
