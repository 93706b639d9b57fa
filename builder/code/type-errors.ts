import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';

const compiler = path.join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');
/** Many files may change at once, as when a branch is checked out. */
const settlingMilliseconds = 100;

/**
 * Checks the types of a project beside its development server, after the start and after every change of code. Errors
 * are printed, and shown over the page until they are gone.
 */
export function typeErrors(root: string): Plugin {
  return {
    name: 'site:type-errors',
    apply: 'serve',
    configureServer(server) {
      let settling: ReturnType<typeof setTimeout> | undefined;
      let checking: AbortController | undefined;
      let shown: ErrorPayload | undefined;

      async function check(): Promise<void> {
        checking?.abort();
        checking = new AbortController();
        const { signal } = checking;
        const said = await compile(root, signal);
        if (signal.aborted) return;
        const before = shown;
        shown = said ? payloadOf(root, said) : undefined;
        if (said) server.config.logger.error(said, { timestamp: true });
        if (shown) server.ws.send(shown);
        else if (before) hideOverlay(server);
      }

      server.watcher.on('all', (_event, file) => {
        if (!/\.tsx?$|labels.\w+\.json$/.test(file)) return;
        clearTimeout(settling);
        settling = setTimeout(check, settlingMilliseconds);
      });
      server.ws.on('connection', () => {
        // The first check would slow the first page down.
        if (!checking) check();
        // A page that is loaded again starts without the overlay.
        else if (shown) server.ws.send(shown);
      });
      server.httpServer?.once('close', () => checking?.abort());
    },
  };
}

/** Returns what the compiler says of a project, or nothing of one without errors. */
function compile(root: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const options = [compiler, '-b', '--stopBuildOnErrors', '--pretty', 'false'];
    const child = execFile(process.execPath, options, { cwd: root, signal }, (_error, said) =>
      resolve(said.trim()),
    );
    // The page comes first.
    if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  });
}

/** The overlay names the place of the first error, and lists the others below it. */
function payloadOf(root: string, said: string): ErrorPayload {
  const [, file = '', line, column] = /^(.+)\((\d+),(\d+)\): /.exec(said) ?? [];
  const loc = { file: path.join(root, file), line: Number(line), column: Number(column) };
  return { type: 'error', err: { message: said, stack: '', ...(file && { loc }) } };
}

/** An update of nothing: Vite's client has no message for it alone. */
const hideOverlay = (server: ViteDevServer) => server.ws.send({ type: 'update', updates: [] });
