import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part beside the page that is loaded when it is first needed. A load that fails takes nothing else down: the part
 * is missing, and the next need tries again.
 */
export function lazyExtra(load: () => Promise<{ default: ComponentType }>) {
  return function Extra({ isNeeded, need }: { isNeeded: boolean; need?: unknown }) {
    const [Loaded, setLoaded] = useState<ComponentType>();
    const isMissing = Loaded === undefined && isNeeded;
    useEffect(() => {
      if (!isMissing) return;
      load().then(
        ({ default: loaded }) => setLoaded(() => loaded),
        () => undefined,
      );
    }, [isMissing, need]);
    return Loaded === undefined ? null : <Loaded />;
  };
}
