import { createSignal } from './signal.ts';

const base = '/rediger/api';

/** The server did not answer at all. */
export class Unreachable extends Error {}

/** The server said no; the message is a Norwegian sentence for the owner. */
export class Refused extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(messageOf(body));
    this.status = status;
    this.body = body;
  }
}

function messageOf(body: unknown): string {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : 'Noe gikk galt på skrivebordet. Prøv en gang til.';
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Sends a request to the desk's server. Throws Unreachable. */
export async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(base + path, {
      method,
      headers: {
        ...(method !== 'GET' && { 'X-Rediger': '1' }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
}

/** Sends a request and returns the JSON of the answer. Throws Unreachable or Refused. */
export async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await send(method, path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(response.status, answer);
  if (method !== 'GET') change.tell();
  return answer as Answer;
}

const change = createSignal();

/** Calls back after content/ is changed from this window; returns the function that stops it. */
export const onChange = change.subscribe;

/** The address of a picture's thumbnail. `version` changes with the picture. */
export function thumbnail(name: string): string {
  return `${base}/pictures/${name}/thumbnail`;
}

/** Uploads a photo and tells how far it is, from 0 to 1. Throws Unreachable or Refused. */
export function upload<Answer>(file: File, onProgress: (part: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // fetch does not tell how much of a body is sent.
    const sending = new XMLHttpRequest();
    sending.open('POST', `${base}/pictures?name=${encodeURIComponent(file.name)}`);
    sending.setRequestHeader('X-Rediger', '1');
    sending.setRequestHeader('Content-Type', 'application/octet-stream');
    sending.responseType = 'json';
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    sending.onload = () =>
      sending.status === 200
        ? resolve(sending.response as Answer)
        : reject(new Refused(sending.status, sending.response));
    sending.onerror = () => reject(new Unreachable());
    sending.send(file);
  });
}
