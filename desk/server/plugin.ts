import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { createApi } from './api.ts';
import { workFolder } from './content-files.ts';
import { runBuild } from './publish.ts';

/** Where commands/desk.ts builds the page of the desk. */
const builtApp = `${workFolder}/app`;

/** Serves the desk at /rediger/ and its API below it. */
export function deskServer(root: string): Plugin {
  return {
    name: 'desk',
    apply: 'serve',
    configureServer(server) {
      const api = createApi(root, runBuild);
      const app = sirv(path.join(root, builtApp), {
        dev: true,
        single: true,
        // No other site may show the desk in a frame and have the owner click in it.
        setHeaders: (response) => response.setHeader('Content-Security-Policy', "frame-ancestors 'none'"),
      });
      server.middlewares.use('/rediger/api', (request: IncomingMessage, response: ServerResponse) => {
        void api(request, response);
      });
      server.middlewares.use('/rediger', app);
    },
  };
}
