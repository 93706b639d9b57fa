export interface PictureSize {
  name: string;
  width: number;
  height: number;
  /** Uploaded, and its words are not saved yet. */
  pending: boolean;
}

/** The address that a phone may send photos to, and the same as a QR code: an SVG element. */
export interface Phone {
  isOpen: boolean;
  address: string;
  code: string;
  /** How it goes, in a sentence: also when no phone has come, and what may be in the way. */
  message: string;
  photos: PictureSize[];
  /** Why the others could not be used. */
  refused: RefusedFiles[];
}

/** Files that could not be used for the same reason. */
export interface RefusedFiles {
  /** A sentence without names. */
  reason: string;
  names: string[];
}
