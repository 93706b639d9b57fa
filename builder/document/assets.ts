/** A style sheet that a document carries inline. */
export interface InlineStyle {
  css: string;
  /** The address under which the scripts know the sheet; in a build. */
  href?: string;
  /** The name under which Vite's client replaces the sheet; in development. */
  devId?: string;
}

/** The scripts, styles and font that a screen needs on the first visit. */
export interface ScreenAssets {
  /** The entry script. */
  entry: string;
  /** The other scripts, to be fetched along with the entry. */
  scripts: string[];
  styles: InlineStyle[];
  /** The address of the font, to be preloaded. */
  font: string;
}

/** Returns the assets of the screen whose code is in `src/screens/<folder>`. */
export type AssetsOf = (folder: string) => Promise<ScreenAssets>;
