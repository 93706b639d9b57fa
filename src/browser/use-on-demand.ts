import { type ComponentType, useState } from 'react';
import { reloadOnce } from './reload-once.ts';

/**
 * A part that few visitors open, with two functions that fetch its code: `fetchPart` when it is wanted,
 * where a failure reloads the page once or does what `onFailure` says, and `prepare` at the first sign of
 * need, which fails in silence: pointing at something must not reload the page.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const reload = (error: unknown) => {
    if (!reloadOnce()) console.error(error);
  };
  const fetchWith = (onFailure: (error: unknown) => void) => {
    if (!Part) load().then((loaded) => setPart(() => loaded), onFailure);
  };
  return {
    Part,
    prepare: () => fetchWith(() => {}),
    fetchPart: (onFailure: (error: unknown) => void = reload) => fetchWith(onFailure),
  };
}
