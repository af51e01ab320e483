import { useEffect, useState, type ComponentType } from 'react';

/** How long a line gets until a load is tried again, in ms. */
const PAUSE_MS = 1_000;
const TRIES = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A part of a page in a chunk of its own, which is drawn once it is here. Unlike a lazy page it suspends nothing: the rest of
 * the page, and a way to it, wait for nothing.
 */
export function latePart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const start = async (isWanted: () => boolean) => {
    for (let tries = 1; loaded === undefined && isWanted(); tries += 1) {
      const part = await load().catch(() => undefined);
      loaded ??= part?.default;
      if (loaded === undefined && tries >= TRIES) return;
      if (loaded === undefined) await pause(PAUSE_MS * tries);
    }
  };
  return function LatePart(props: P) {
    const [Ready, setReady] = useState(() => loaded);
    useEffect(() => {
      let isOver = false;
      if (Ready === undefined) void start(() => !isOver).then(() => !isOver && setReady(() => loaded));
      return () => {
        isOver = true;
      };
    }, [Ready]);
    return Ready === undefined ? null : <Ready {...props} />;
  };
}
