import { type ComponentType, useState } from 'react';
import { reloadOnce } from './reload-once.ts';

/** A part that few visitors open, and the function that fetches its code at the first sign of need. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetchPart = () => {
    if (Part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        if (!reloadOnce()) console.error(error);
      },
    );
  };
  return [Part, fetchPart] as const;
}
