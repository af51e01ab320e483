import { useEffect, useState, type ComponentType } from 'react';

interface ExtraProps {
  isNeeded: boolean;
  need?: unknown;
  onLost?: () => void;
}

/**
 * A part beside the page that is loaded when it is first needed. A load that fails takes nothing else down: the part
 * is missing, which `onLost` tells, and the next need tries again.
 */
export function lazyExtra(load: () => Promise<{ default: ComponentType }>) {
  return function Extra({ isNeeded, need, onLost }: ExtraProps) {
    const [Loaded, setLoaded] = useState<ComponentType>();
    const isMissing = Loaded === undefined && isNeeded;
    useEffect(() => {
      if (!isMissing) return;
      load().then(
        ({ default: loaded }) => setLoaded(() => loaded),
        () => onLost?.(),
      );
    }, [isMissing, need, onLost]);
    return Loaded === undefined ? null : <Loaded />;
  };
}
