import { type ComponentType, useState } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';

/**
 * A part that few visitors open, with two functions that fetch its code: `fetchPart` when it is wanted, which
 * does `then` once it is there, where a failure reloads the page once or does what `onFailure` says, and
 * `prepare` at the first sign of need, which fails in silence: pointing at something must not reload the page.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const reload = (error: unknown) => {
    if (!reloadOnce()) console.error(error);
  };
  const fetchPart = (then: () => void, onFailure: (error: unknown) => void = reload) => {
    load().then((loaded) => {
      setPart(() => loaded);
      then();
    }, onFailure);
  };
  const nothing = () => {};
  return { Part, prepare: () => fetchPart(nothing, nothing), fetchPart };
}
