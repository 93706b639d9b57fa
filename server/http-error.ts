/** An answer other than 200, with a Norwegian message for people. */
export class HttpError extends Error {
  readonly status: number;
  /** What the answer has beside the message. */
  readonly details: Record<string, unknown>;

  constructor(status: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
