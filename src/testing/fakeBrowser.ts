/** Streams that the app has open, which a test speaks through. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeEventSource[] = [];
  static made = 0;
  readonly id = (FakeEventSource.made += 1);
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEventSource.open.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open = FakeEventSource.open.filter((each) => each !== this);
  }

  tell(head: number, epoch: string): void {
    this.dispatchEvent(new MessageEvent('revision', { data: JSON.stringify({ epoch, head }) }));
  }
}

/** Gives this browser streams, until the returned function is called. */
export function withStreams(): () => void {
  Object.assign(globalThis, { EventSource: FakeEventSource });
  return () => {
    FakeEventSource.open = [];
    Reflect.deleteProperty(globalThis, 'EventSource');
  };
}

interface Held {
  hold: () => Promise<void>;
  /** Ends the asking, or takes the lock away. */
  end: () => void;
}

/** Gives this browser locks and channels between its tabs, until the returned function is called. */
export function withTabs(): () => void {
  const queues = new Map<string, Held[]>();
  const channels = new Set<FakeChannel>();

  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      const copy: unknown = JSON.parse(JSON.stringify(data));
      for (const each of channels) {
        if (each !== this && each.name === this.name) each.dispatchEvent(new MessageEvent('message', { data: copy }));
      }
    }
    close(): void {
      channels.delete(this);
    }
  }
  const leave = (name: string, held: Held) => {
    const queue = queues.get(name) ?? [];
    const wasFirst = queue[0] === held;
    queues.set(
      name,
      queue.filter((each) => each !== held),
    );
    if (wasFirst) next(name);
  };
  const next = (name: string) => {
    const [held] = queues.get(name) ?? [];
    if (held !== undefined) void held.hold().then(() => leave(name, held));
  };
  const request = (name: string, { signal, steal = false }: LockOptions, hold: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const held = { hold: () => hold().then(resolve), end: () => reject(new DOMException('Taken', 'AbortError')) };
      const queue = queues.get(name) ?? [];
      const [stolen] = steal ? queue : [];
      const kept = queue.filter((each) => each !== stolen);
      queues.set(name, steal ? [held, ...kept] : [...kept, held]);
      stolen?.end();
      signal?.addEventListener('abort', () => {
        if (queues.get(name)?.[0] === held) return;
        held.end();
        leave(name, held);
      });
      // A browser grants no lock before the asking is over.
      void Promise.resolve().then(() => {
        if (queues.get(name)?.[0] === held) next(name);
      });
    });
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.assign(navigator, { locks: { request } });
  return () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  };
}
