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

type Held = () => Promise<void>;

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
  const next = (name: string) => {
    void queues
      .get(name)?.[0]?.()
      .then(() => {
        queues.get(name)?.shift();
        next(name);
      });
  };
  const request = async (name: string, { signal }: { signal: AbortSignal }, held: Held): Promise<void> => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    queue.push(held);
    signal.addEventListener('abort', () => {
      const at = queue.indexOf(held);
      if (at > 0) queue.splice(at, 1);
    });
    // A browser grants no lock before the asking is over.
    await Promise.resolve();
    if (queue[0] === held) next(name);
  };
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.assign(navigator, { locks: { request } });
  return () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  };
}
