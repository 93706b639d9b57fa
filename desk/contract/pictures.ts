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
  /** How many photos have come, and how many others could not be used: the phone says why. */
  received: number;
  refused: number;
}
