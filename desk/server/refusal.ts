/** A request that is answered with a status and a Norwegian message for the owner. */
export class Refusal extends Error {
  readonly status: number;
  /** What the answer has beside the message. */
  readonly details: Record<string, unknown>;

  constructor(status: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
