import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../hosting/testing/run-server.ts';
import type { Engine, Installed } from './engine.ts';

const libraries = '/usr/lib';
/** The small browser that comes with WebKitGTK; the folder names the machine's kind and the API's version. */
const miniBrowser = existsSync(libraries)
  ? readdirSync(libraries)
      .flatMap((kind) =>
        ['4.1', '4.0', '6.0'].map((version) => `${libraries}/${kind}/webkit2gtk-${version}/MiniBrowser`),
      )
      .find((file) => existsSync(file))
  : undefined;

const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };
/** The name under which WebDriver hands out an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK over classic WebDriver, on a display of its own. */
export const webkit: Installed = {
  name: 'WebKitGTK',
  package: 'webkit2gtk-driver',
  isInstalled: () =>
    miniBrowser !== undefined &&
    ['WebKitWebDriver', 'Xvfb'].every((name) => spawnSync(name, ['--help']).error === undefined),
  takesLanguage: false,
  start: async ({ width, height }) => {
    const number = 90 + Math.floor(Math.random() * 900);
    const display = spawn('Xvfb', [`:${number}`, '-screen', '0', `${width}x${height}x24`], {
      stdio: 'ignore',
    });
    const port = await freePort();
    const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      // A home of its own, so that nothing is remembered from one window to the next.
      env: { ...process.env, DISPLAY: `:${number}`, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    });
    return drive(`http://127.0.0.1:${port}`, { width, height }, [driver, display], home);
  },
};

async function drive(
  address: string,
  size: { width: number; height: number },
  processes: readonly ChildProcess[],
  home: string,
): Promise<Engine> {
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  await listening(address);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = <Value>(method: string, path: string, body?: object) =>
    call<Value>(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/window/rect', { x: 0, y: 0, ...size });
  const find = async (selector: string) => {
    const found = await session<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    return `/element/${found[elementKey]}`;
  };
  return {
    open: (url) => session('POST', '/url', { url }),
    evaluate: (expression) =>
      session('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    click: async (selector) => {
      const element = JSON.stringify(selector);
      const script = `document.querySelector(${element})?.scrollIntoView({ block: 'center', behavior: 'instant' })`;
      await session('POST', '/execute/sync', { script, args: [] });
      await session('POST', `${await find(selector)}/click`, {});
    },
    type: async (selector, text) => {
      await session('POST', `${await find(selector)}/value`, { text: text.replaceAll('\n', keys.Enter) });
    },
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close: async () => {
      await session('DELETE', '');
      for (const each of processes) {
        each.kill();
        await once(each, 'exit');
      }
      // What the browser still writes for a moment stays behind among the temporary files.
      await rm(home, { recursive: true, force: true }).catch(() => {});
    },
  };
}

/** Resolves once the driver answers. Rejects after ten seconds. */
async function listening(address: string): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    const answers = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
  }
}
