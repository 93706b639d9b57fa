/** A style sheet that is inlined in a document. */
export interface InlineStyle {
  css: string;
  /** The addresses in the scripts of the sheets that it is made of; in a build only. */
  hrefs?: readonly string[];
  /** The id by which Vite's client replaces the sheet; in development only. */
  devId?: string;
}

/** The scripts, styles and font that a screen needs on the first visit. */
export interface ScreenAssets {
  /** The entry script. */
  entry: string;
  /** The other scripts, which are fetched together with the entry. */
  scripts: string[];
  styles: InlineStyle[];
  /** The address of the sheet for paper. */
  print: string;
  /** The address of the font, which is preloaded. */
  font: string;
}

/** Returns the assets of the screen whose code is in `src/screens/<folder>`. */
export type AssetsOf = (folder: string) => Promise<ScreenAssets>;
