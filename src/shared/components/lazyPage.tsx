import { use, type ComponentType } from 'react';

/** A page in a chunk of its own. Once it is preloaded it draws at once, without a fallback in between. */
export interface LazyPage<P extends object = object> {
  (props: P): React.JSX.Element;
  preload(): Promise<void>;
}

const failedLoads = new Set<() => void>();

/**
 * Lets pages whose load failed be loaded again, and says whether there are any. Until then they stay failed, so that
 * nobody asks in a circle.
 */
export function forgetFailedLoads(): boolean {
  const areAny = failedLoads.size > 0;
  for (const forget of failedLoads) forget();
  failedLoads.clear();
  return areAny;
}

/** How long a line gets until a load is tried again: a phone that goes to another network loses what is under way. */
const PAUSE_MS = 1_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Wraps the loader of a page. A load that failed twice is thrown to the boundary around the page. */
export function lazyPage<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPage<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  const start = (): Promise<ComponentType<P>> => {
    loading ??= load()
      .catch(() => pause().then(load))
      .then(
        ({ default: page }) => (Loaded = page),
        (error: unknown) => {
          failedLoads.add(() => (loading = undefined));
          throw error;
        },
      );
    return loading;
  };

  function Page(props: P) {
    const Ready = Loaded ?? use(start());
    return <Ready {...props} />;
  }
  return Object.assign(Page, { preload: async () => void (await start()) });
}
