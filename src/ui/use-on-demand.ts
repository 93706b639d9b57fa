import { type ComponentType, useState } from 'react';

/**
 * Lazy-loads a component, which is null until it is there. `loadPart` fetches it and calls `onLoaded` or `onFailure`;
 * `prefetch` fetches it and ignores errors, since the click tries again.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const loadPart = (onLoaded: () => void, onFailure: (error: unknown) => void) => {
    load().then((loaded) => {
      setPart(() => loaded);
      onLoaded();
    }, onFailure);
  };
  const ignore = () => {};
  return { Part, prefetch: () => loadPart(ignore, ignore), loadPart };
}
