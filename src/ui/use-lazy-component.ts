import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';

/** Events after which a failed prefetch may succeed. */
const retryEvents = ['online', 'page-shown'];

/**
 * The component is null until it is loaded. `prefetch` ignores errors, because a click loads again. Components that
 * nobody clicks set `prefetchOnMount`.
 */
export function useLazyComponent<Props>(
  loadComponent: () => Promise<ComponentType<Props>>,
  prefetchOnMount = false,
) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(
    (onLoaded: () => void, onFailure: (error: unknown) => void) => {
      loadComponent().then((loaded) => {
        setComponent(() => loaded);
        onLoaded();
      }, onFailure);
    },
    [loadComponent],
  );
  const prefetch = useCallback(() => {
    loadComponent().then(
      // In a transition React yields often, so that a slow phone stays responsive.
      (loaded) => startTransition(() => setComponent(() => loaded)),
      () => {},
    );
  }, [loadComponent]);

  useEffect(() => {
    if (!prefetchOnMount || Component) return;
    prefetch();
    for (const event of retryEvents) addEventListener(event, prefetch);
    return () => {
      for (const event of retryEvents) removeEventListener(event, prefetch);
    };
  }, [prefetchOnMount, Component, prefetch]);

  return { Component, prefetch, load };
}
