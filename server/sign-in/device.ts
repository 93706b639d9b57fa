/** A device that may sign in, of `GET /devices` on a server. */
export interface Device {
  id: string;
  name: string;
  /** When it was added. */
  made: string;
  /** Its browsers that are signed in; `isOwn` is the one that asks. */
  sessions: { id: string; name: string; lastUsed: string; isOwn: boolean }[];
}

/** A link that lets one more device in, once, and the same as a QR code: an SVG element. */
export interface DeviceInvite {
  address: string;
  code: string;
  minutes: number;
}
