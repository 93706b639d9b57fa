import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { createApi } from './api.ts';
import { runBuild } from './publish.ts';

const page = 'desk/app/index.html';

/** Serves the desk at /skrivebord/ and its API below it. */
export function deskServer(root: string): Plugin {
  return {
    name: 'desk',
    apply: 'serve',
    configureServer(server) {
      const api = createApi(root, runBuild);
      server.middlewares.use('/skrivebord/api', (request: IncomingMessage, response: ServerResponse) => {
        void api(request, response);
      });
      server.middlewares.use('/skrivebord', async (request, response, next) => {
        try {
          const html = await readFile(path.join(root, page), 'utf8');
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          // No other site may show the desk in a frame and have the owner click in it.
          response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
          response.end(await server.transformIndexHtml(`/${page}`, html, request.originalUrl));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
