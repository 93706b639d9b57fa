/** A picture as the build hands it to a screen: one language's words, and where its files lie. */
export interface Picture {
  /** File name without width and format: `/pictures/{file}-{width}.avif`. */
  file: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  alt: string;
  caption: string;
  /** Name of the ground colour that stands in while the picture loads (styles/grounds.css). */
  ground: string;
  /** The main subject, in tenths of the width and the height; crops keep it. */
  focus: [number, number];
}
