import { type ComponentType, useState } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';

const ignore = () => {};

/** After a deployment the file may be gone; a reload gets the new page. */
const reload = (error: unknown) => {
  if (!reloadOnce()) console.error(error);
};

/**
 * Lazy-loads a component, which is null until it is there. `loadPart` fetches it and calls `onLoaded`; on failure it
 * calls `onFailure`, which by default reloads the page once. `prefetch` fetches it and ignores errors.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const loadPart = (onLoaded: () => void, onFailure: (error: unknown) => void = reload) => {
    load().then((loaded) => {
      setPart(() => loaded);
      onLoaded();
    }, onFailure);
  };
  return { Part, prefetch: () => loadPart(ignore, ignore), loadPart };
}
