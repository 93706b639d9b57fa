import type { Manifest } from 'vite';

/** The files of one route, as the manifest of the client build names them. */
export interface RouteAssets {
  /** The entry script. */
  entry: string;
  /** Scripts that are needed at once. */
  scripts: string[];
  /** Style sheets, to be put into the document. */
  styles: string[];
}

/** Finds what a screen needs on the first visit. `folder`: where the screen lies in src/screens.
 * Throws where the manifest lacks one of its sources. */
export function routeAssets(manifest: Manifest, folder: string): RouteAssets {
  const entry = chunk('src/app/entry.client.tsx');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  collect('src/app/entry.client.tsx');
  const screen = Object.keys(manifest).find(
    (source) => source.startsWith(`src/screens/${folder}/`) && manifest[source]?.isDynamicEntry,
  );
  if (!screen) throw new Error(`src/screens/screens.ts loads nothing from src/screens/${folder}/`);
  collect(screen);
  scripts.delete(`/${entry.file}`);
  return {
    entry: `/${entry.file}`,
    scripts: [...scripts],
    styles: [...styles],
  };

  function chunk(source: string) {
    const found = manifest[source];
    if (!found) throw new Error(`The build's manifest has no ${source}`);
    return found;
  }

  function collect(source: string): void {
    const { file, css = [], imports = [] } = chunk(source);
    if (scripts.has(`/${file}`)) return;
    scripts.add(`/${file}`);
    for (const sheet of css) styles.add(`/${sheet}`);
    for (const imported of imports) collect(imported);
  }
}
