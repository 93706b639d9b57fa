import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInbox } from '../../server/inbox.ts';
import { listen } from '../../server/listen.ts';
import { createPreview } from '../../server/preview.ts';
import { runBuild } from '../../server/start/build.ts';
import { reasonToBuild } from '../../server/start/freshness.ts';
import { root } from '../support/texts.ts';
import type { Installed } from './engine.ts';
import { chromium, firefox } from './puppeteer.ts';
import { type Site, scenarios } from './scenarios.ts';
import { webkit } from './webkit.ts';

/**
 * `npm run engines`: the main paths in Chromium, Firefox and WebKitGTK. An engine that is not installed is named and
 * passed over. Ends with status 1 when a scenario fails.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
  const file = path.join(folder, 'inbox.ndjson');
  const inbox = createInbox({ file, allowOrigin: false });
  const inboxPort = await listen(inbox, { port: Number(process.env.INBOX_PORT ?? 4174), host: '127.0.0.1' });
  const endpoint = `http://127.0.0.1:${inboxPort}/`;
  if (reasonToBuild(root, { formEndpoint: endpoint }))
    await runBuild(root, endpoint, new AbortController().signal);
  const server = createPreview({
    directory: path.join(root, 'dist'),
    headersFile: path.join(root, 'build-output/headers.json'),
  });
  const site: Site = {
    url: `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`,
    messages: () =>
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
  let failed = 0;
  for (const engine of [chromium, firefox, webkit]) failed += await tryAll(engine, site);
  for (const each of [server, inbox]) {
    each.closeAllConnections();
    each.close();
  }
  rmSync(folder, { recursive: true });
  console.log(failed === 0 ? '\nAll engines agree.' : `\n${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Runs every scenario in one engine; answers how many failed. */
async function tryAll(installed: Installed, site: Site): Promise<number> {
  if (!installed.isInstalled()) {
    console.log(
      `${installed.name} is not installed here (Debian: ${installed.package}), so it is passed over.`,
    );
    return 0;
  }
  let failed = 0;
  const able = scenarios.filter(({ byLanguage }) => installed.takesLanguage || !byLanguage);
  for (const { name, window, run } of able) {
    const engine = await installed.start(window);
    try {
      await run(engine, site);
      console.log(`✓ ${installed.name}: ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`✘ ${installed.name}: ${name}\n    ${error instanceof Error ? error.message : error}`);
    } finally {
      await engine.close();
    }
  }
  return failed;
}

await main();
