import { type ComponentType, useEffect, useState } from 'react';

/**
 * Lazy-loads a component, which is null until it is there. `prefetch` ignores errors, since the click tries again.
 * With `early` it is fetched once the page is there, and a failure is tried again whenever the caller renders.
 */
export function useLazyComponent<Props>(
  loadComponent: () => Promise<ComponentType<Props>>,
  prefetchOnMount = false,
) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const load = (onLoaded: () => void, onFailure: (error: unknown) => void) => {
    loadComponent().then((loaded) => {
      setComponent(() => loaded);
      onLoaded();
    }, onFailure);
  };
  const ignore = () => {};
  const prefetch = () => load(ignore, ignore);
  useEffect(() => {
    if (prefetchOnMount && !Component) prefetch();
  });
  return { Component, prefetch, load };
}
