import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { type Served, serve } from './servers.ts';
import { messagesUrl } from './site.ts';

/** How a form service answers a post. */
export type Answer = (request: IncomingMessage, response: ServerResponse, url: string) => void;

/** Starts a form service that answers as told. Requests other than posts get a page of thanks. */
export async function startFormService(answer: Answer): Promise<Served & { posts: string[] }> {
  const posts: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.end('Thank you');
    let body = '';
    for await (const chunk of request) body += chunk;
    posts.push(body);
    answer(request, response, served.url);
  });
  const served = await serve(server);
  return { ...served, posts };
}

/** Serves the contact page as if the site had been built for this form service, its answer readable or not. */
export async function asIfBuiltFor(page: Page, service: string, answerIsReadable: boolean): Promise<void> {
  const toService = (text: string) => text.replaceAll(new URL(messagesUrl).origin, service);
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: toService(await response.text()) });
  });
  await page.route('**/content/*/contact.*.json', async (route) => {
    const response = await route.fetch();
    const { formService, ...content } = await response.json();
    const endpoint = toService(formService.endpoint);
    await route.fulfill({ response, json: { ...content, formService: { endpoint, answerIsReadable } } });
  });
}
