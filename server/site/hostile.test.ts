import { readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createSiteServer } from '../site.ts';
import { ask, sendBytes } from '../testing/ask.ts';
import { buildSite, write } from '../testing/built-site.ts';
import { serve } from '../testing/serve.ts';

const start = () => serve(createSiteServer(buildSite()));

describe('what is not served', () => {
  it.each([
    '/missing',
    '/assets/gone-abc.js',
    '/about/missing/',
    '/404',
    '/404.html',
    '/_headers',
    '/%5fheaders',
    '//_redirects',
    '/.env',
    '/assets/.map',
    '/.well-known/../.env',
    '/.well-known/.env',
    '/index.html.br',
    '/assets/app-abc.js.gz',
    '/assets',
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/%252e%252e/outside.txt',
    '/a/..',
    `/${'a'.repeat(5000)}`,
  ])('answers 404 with the 404 page for %s', async (path) => {
    const answer = await ask(await start(), path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<h1>Oops! Page not found</h1>');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  });

  it.each(['/%', '/%zz', '/%ff', '/about%00.html'])('answers 400 for %s', async (path) => {
    const answer = await ask(await start(), path);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers 405 to %s', async (method) => {
    const answer = await ask(await start(), '/about', { method, body: Buffer.from('a=b') });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('answers plainly when there is no 404 page', async () => {
    const site = buildSite();
    for (const name of ['404.html', '404.html.br', '404.html.gz']) rmSync(join(site.directory, name));
    const answer = await ask(await serve(createSiteServer(site)), '/missing');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('Not found');
  });

  it.each(['/about', '/assets/app-abc.js', '/missing'])(
    'answers HEAD as GET, without a body: %s',
    async (path) => {
      const port = await start();
      const get = await ask(port, path);
      const head = await ask(port, path, { method: 'HEAD' });
      expect(head.status).toBe(get.status);
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    },
  );
});

describe('robustness', () => {
  it.each(['bytes=0-3', 'bytes=5-2', 'bytes=-1', 'bytes=999999-', 'nonsense'])(
    'sends the whole file whatever range is asked for (%s)',
    async (range) => {
      const answer = await ask(await start(), '/robots.txt', { headers: { Range: range } });
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe('User-agent: *');
    },
  );

  it('survives garbage, and a request that breaks off', async () => {
    const port = await start();
    expect(await sendBytes(port, 'no http at all\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    await sendBytes(port, 'GET /about HTTP/1.1\r\nHost: a');
    expect((await ask(port, '/about')).status).toBe(200);
  });

  it.runIf(process.platform === 'linux')('survives a file that cannot be read', async () => {
    const site = buildSite();
    // Reading the start of one's own memory fails, for root too.
    symlinkSync('/proc/self/mem', join(site.directory, 'broken.txt'));
    const port = await serve(createSiteServer(site));
    await expect(ask(port, '/broken.txt')).rejects.toThrow();
    expect((await ask(port, '/about')).status).toBe(200);
  });

  it.runIf(process.platform === 'linux')('closes the file when the visitor leaves half-way', async () => {
    const site = buildSite();
    const file = join(site.directory, 'large.txt');
    write(file, Buffer.alloc(20_000_000));
    const port = await serve(createSiteServer(site));
    const isOpen = () => readdirSync('/proc/self/fd').some((fd) => readLink(`/proc/self/fd/${fd}`) === file);
    await new Promise<void>((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, path: '/large.txt' }, (response) => {
        response.once('data', () => {
          expect(isOpen()).toBe(true);
          request.destroy();
          resolve();
        });
        response.on('error', () => {});
      });
      request.on('error', reject);
    });
    await vi.waitFor(() => expect(isOpen()).toBe(false));
  });
});

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
