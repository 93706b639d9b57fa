import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { type Served, serve } from './servers.ts';
import { inboxUrl, siteUrl } from './site.ts';

/** How a form service answers a post. */
export type Answer = (request: IncomingMessage, response: ServerResponse, url: string) => void;

/** A form service on this machine, and what was posted to it. */
export interface FormService extends Served {
  posts: string[];
}

/** Starts a form service that answers as told. Requests other than posts get a page of thanks. */
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

/** Serves the site to a page as if it had been built for this form service, its answer readable or not. */
export async function asIfBuiltFor(page: Page, service: FormService, isReadable: boolean): Promise<void> {
  const { origin } = new URL(inboxUrl);
  await page.route(`${siteUrl}/**`, async (route) => {
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replaceAll(origin, service.url);
    const body = (await response.text())
      .replaceAll(origin, service.url)
      .replaceAll('"answerIsReadable":false', `"answerIsReadable":${isReadable}`);
    return route.fulfill({
      response,
      headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
      body,
    });
  });
}
