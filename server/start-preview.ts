import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { builtCode } from '../builder/code/built-code.ts';
import { composeSite } from '../builder/compose/compose-site.ts';
import { addPicture, addPictures, type WrittenSite, writeSite } from '../builder/compose/write-site.ts';
import { BuildFailure } from '../builder/failure.ts';
import { reportProgress } from '../builder/progress.ts';
import { sourceChangedSince } from '../builder/release/freshness.ts';
import { listenerOf } from './answer.ts';
import { createInbox } from './inbox.ts';
import { checkPort, listenOn, type Port } from './ports.ts';
import { createSiteHost } from './site.ts';

interface PreviewSettings {
  root: string;
  /** The folder for the built preview, never dist/. */
  folder: string;
  sitePort: Port;
  inboxPort: Port;
  /** The file for the messages of the inbox. */
  inboxFile: string;
  /** A form service that replaces the inbox. */
  formEndpoint?: string | undefined;
  formAnswerIsReadable?: boolean | undefined;
  signal: AbortSignal;
}

/** Milliseconds for open requests to finish when the servers stop. */
const grace = 1000;

/**
 * Builds the preview if it is missing or outdated, and serves it together with the inbox. Serving starts once the
 * documents are built. Pictures are made when a browser requests them, and the rest in the background. Resolves when
 * all are made.
 */
export async function startPreview(settings: PreviewSettings): Promise<void> {
  const { root, folder, sitePort, inboxPort, signal } = settings;
  if (sitePort.number === inboxPort.number) {
    throw new BuildFailure(`${sitePort.variable} og ${inboxPort.variable} må være forskjellige.`);
  }
  const local = { host: '127.0.0.1' };
  await checkPort(sitePort, {});
  await checkPort(inboxPort, local);

  const inboxUrl = `http://127.0.0.1:${inboxPort.number}/`;
  const inboxEndpoint = `${inboxUrl}{language}`;
  const formService = {
    endpoint: settings.formEndpoint ?? inboxEndpoint,
    answerIsReadable: settings.formAnswerIsReadable ?? false,
  };
  const output = path.join(folder, 'site');
  const builtFile = path.join(folder, 'built.json');
  const stamp = JSON.stringify(formService);
  const began = Date.now();

  let written: WrittenSite | undefined;
  if (!(await isFresh(root, builtFile, stamp))) {
    console.log('Bygger nettstedet …');
    // An interrupted build must not count as finished.
    await rm(builtFile, { force: true });
    await mkdir(folder, { recursive: true });
    const code = await builtCode(root);
    written = await writeSite(root, await composeSite(root, root, code, { formService }), output);
  }
  if (signal.aborted) return;

  const inbox = createInbox(settings.inboxFile);
  const site = createSiteHost({
    folders: () => [output],
    makeMissing: async (pathname) => (written ? addPicture(written, pathname) : false),
  });
  const preview = createServer(listenerOf(site));
  for (const server of [inbox, preview]) {
    signal.addEventListener('abort', () => setTimeout(() => server.closeAllConnections(), grace).unref());
  }
  await listenOn(inbox, inboxPort, { ...local, signal });
  await listenOn(preview, sitePort, { signal });
  console.log(`Nettstedet: http://localhost:${sitePort.number}`);
  if (formService.endpoint === inboxEndpoint) {
    const file = path.relative(root, settings.inboxFile);
    console.log(`Innboks:    ${inboxUrl} (meldinger vises her og lagres i ${file})`);
  } else {
    console.log(`Skjemaet sender til ${formService.endpoint}, ikke til innboksen.`);
  }

  if (!written) return;
  await addPictures(written, reportProgress('Bilder'), signal);
  if (!signal.aborted) await writeFile(builtFile, JSON.stringify({ stamp, began }));
}

/** Returns whether the last build was finished, for the same form service, and after the last change. */
async function isFresh(root: string, builtFile: string, stamp: string): Promise<boolean> {
  const built = await readFile(builtFile, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  return built?.stamp === stamp && sourceChangedSince(root, built.began) === undefined;
}
