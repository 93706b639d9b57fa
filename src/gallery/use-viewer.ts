import { type ComponentType, useState } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';
import type { ViewerProps } from './Viewer.tsx';

/** The viewer's code, which is loaded at the first sign that somebody wants it. */
export function useViewer(): { Viewer: ComponentType<ViewerProps> | null; load: () => void } {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const load = () => {
    if (Viewer) return;
    import('./Viewer.tsx').then(
      (module) => setViewer(() => module.Viewer),
      () => reloadOnce(),
    );
  };
  return { Viewer, load };
}
