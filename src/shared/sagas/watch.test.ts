import { configureStore, createAction, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, call, type SagaGenerator } from 'typed-redux-saga';
import { workerCrashed } from '@shared/events';
import { watch } from './watch';

const asked = createAction<string>('test/asked');
const alsoAsked = createAction<string>('test/alsoAsked');
const other = createAction('test/other');

/** A store that runs the given watchers and remembers what went through it. */
function running(...watchers: SagaGenerator<void>[]) {
  const seen: UnknownAction[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: (_state: null | undefined, action: UnknownAction) => {
      seen.push(action);
      return null;
    },
    middleware: () => new Tuple(sagas),
  });
  const task = sagas.run(function* root() {
    yield* all(watchers);
  });
  return { dispatch: store.dispatch, seen, task };
}

/** A worker whose runs the test lets go one by one. */
function held() {
  const begun: string[] = [];
  const done: string[] = [];
  const gates: (() => void)[] = [];
  function* worker({ payload }: { payload: string }): SagaGenerator<void> {
    begun.push(payload);
    yield* call(() => new Promise<void>((resolve) => gates.push(resolve)));
    done.push(payload);
  }
  const letGo = async () => {
    for (const open of gates) open();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { worker, begun, done, letGo };
}

describe('which runs an event starts', () => {
  it('leading: ignores events while the worker runs, and hears them again afterwards', async () => {
    const { worker, begun, done, letGo } = held();
    const { dispatch } = running(watch('leading', asked, worker));
    for (const at of ['1', '2', '3']) dispatch(asked(at));
    expect(begun).toEqual(['1']);
    await letGo();
    dispatch(asked('4'));
    await letGo();
    expect(done).toEqual(['1', '4']);
  });

  it('latest: cancels the run under way', async () => {
    const { worker, begun, done, letGo } = held();
    const { dispatch } = running(watch('latest', asked, worker));
    for (const at of ['1', '2', '3']) dispatch(asked(at));
    await letGo();
    expect(begun).toEqual(['1', '2', '3']);
    expect(done).toEqual(['3']);
  });

  it('every: lets the runs go on side by side', async () => {
    const { worker, done, letGo } = held();
    const { dispatch } = running(watch('every', asked, worker));
    for (const at of ['1', '2', '3']) dispatch(asked(at));
    await letGo();
    expect(done).toEqual(['1', '2', '3']);
  });

  it('hears each of several events, and no other', () => {
    const { worker, begun } = held();
    const { dispatch } = running(watch('every', [asked, alsoAsked], worker));
    dispatch(asked('1'));
    dispatch(other());
    dispatch(alsoAsked('2'));
    expect(begun).toEqual(['1', '2']);
  });

  it('two events share one leading worker', () => {
    const { worker, begun } = held();
    const { dispatch } = running(watch('leading', [asked, alsoAsked], worker));
    dispatch(asked('1'));
    dispatch(alsoAsked('2'));
    expect(begun).toEqual(['1']);
  });
});

describe('a worker that crashes', () => {
  const log = jest.spyOn(console, 'error');
  beforeEach(() => log.mockReset().mockImplementation(() => undefined));
  afterAll(() => log.mockRestore());

  function* crashing(): SagaGenerator<void> {
    throw new TypeError('undefined is not a ranch');
  }

  it('is logged and told, with the event it worked for', () => {
    const { dispatch, seen } = running(watch('every', asked, crashing));
    dispatch(asked('1'));
    expect(seen).toContainEqual(workerCrashed({ event: 'test/asked', message: 'undefined is not a ranch' }));
    expect(log).toHaveBeenCalledWith('The worker of test/asked crashed: undefined is not a ranch');
  });

  it('F3: tells nothing of what the event carried', () => {
    const { dispatch, seen } = running(watch('every', asked, crashing));
    dispatch(asked('canary-password'));
    const told = seen.filter(workerCrashed.match);
    expect(told).toHaveLength(1);
    expect(JSON.stringify([told, log.mock.calls])).not.toContain('canary');
  });

  it.each(['leading', 'latest', 'every'] as const)('%s: is started again by the next event', (mode) => {
    const { dispatch, seen } = running(watch(mode, asked, crashing));
    dispatch(asked('1'));
    dispatch(asked('2'));
    expect(seen.filter(workerCrashed.match)).toHaveLength(2);
  });

  it('takes no sibling with it, nor the root', () => {
    const { worker, begun } = held();
    const { dispatch, task } = running(watch('every', asked, crashing), watch('every', asked, worker));
    dispatch(asked('1'));
    dispatch(asked('2'));
    expect(begun).toEqual(['1', '2']);
    expect(task.isRunning()).toBe(true);
  });

  it('is contained when what it waits for fails with no Error', async () => {
    const failing = jest.fn<Promise<void>, []>().mockRejectedValue('a text');
    const { dispatch, seen, task } = running(
      watch('every', asked, function* () {
        yield* call(failing);
      }),
    );
    dispatch(asked('1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).toContainEqual(workerCrashed({ event: 'test/asked', message: 'a text' }));
    expect(task.isRunning()).toBe(true);
  });
});
