import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { inboxUrl, siteUrl } from './ports.ts';
import { type Served, serve } from './servers.ts';

/** How a form service answers a post. */
export type Answer = (request: IncomingMessage, response: ServerResponse, url: string) => void;

/** A form service on this machine, and what was posted to it. */
export interface FormService extends Served {
  posts: string[];
}

/** Starts a form service that answers as told. Other paths than `/` show a page of thanks. */
export async function startFormService(answer: Answer): Promise<FormService> {
  const posts: string[] = [];
  const served = await serve(
    createServer(async (request, response) => {
      if (request.method !== 'POST') {
        response.setHeader('Content-Type', 'text/html').end('<h1>Thank you</h1>');
        return;
      }
      let body = '';
      for await (const chunk of request) body += chunk;
      posts.push(body);
      answer(request, response, served.url);
    }),
  );
  return { ...served, posts };
}

/** Lets a page be as if the site had been built for this form service, read or not. */
export async function asIfBuiltFor(page: Page, service: FormService, isReadable: boolean): Promise<void> {
  const origin = new URL(inboxUrl).origin;
  const unread = 'formAnswerIsReadable:!1';
  await page.route(`${siteUrl}/**`, async (route) => {
    if (!['document', 'script'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replaceAll(origin, service.url);
    let body = (await response.text()).replaceAll(origin, service.url);
    if (isReadable) body = body.replaceAll(unread, unread.replace('!1', '!0'));
    return route.fulfill({
      response,
      headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
      body,
    });
  });
}
