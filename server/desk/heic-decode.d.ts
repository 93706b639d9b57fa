declare module 'heic-decode' {
  /** Decodes the first picture of a file, turned as it is to be shown. Four bytes are a pixel. */
  export default function decode(options: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
