import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// What the built site is made from; those that do not exist are passed over.
const sources = [
  'src',
  'content',
  'builder',
  'commands',
  'hosting',
  'public',
  'index.html',
  'site.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * The build writes this file last, as {"formEndpoint": "...", "answerIsReadable": "true"}; its time is the
 * time of the build. The second is what FORM_ANSWER_IS_READABLE was, and is left out where it was not set.
 */
export const builtFile = 'build-output/built.json';

/** What the environment asks of a build. */
export interface BuildSettings {
  formEndpoint: string;
  answerIsReadable?: string | undefined;
}

/** Why the site in `root` has to be built, in a sentence, or undefined when the last build still holds. */
export function reasonToBuild(root: string, wanted: BuildSettings): string | undefined {
  const built = ['dist/index.html', 'build-output/headers.json', builtFile];
  if (!built.every((file) => existsSync(join(root, file)))) return 'The site has not been built yet.';

  const last = readSettings(join(root, builtFile));
  if (last?.formEndpoint !== wanted.formEndpoint) {
    return `The last build does not send its messages to ${wanted.formEndpoint}.`;
  }
  if (last.answerIsReadable !== wanted.answerIsReadable) {
    return 'The last build was made with another FORM_ANSWER_IS_READABLE.';
  }

  const builtAt = statSync(join(root, builtFile)).mtimeMs;
  const newer = sources.find((source) => newestTime(join(root, source)) > builtAt);
  return newer === undefined ? undefined : `${newer} has changed since the last build.`;
}

function readSettings(file: string): Partial<BuildSettings> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The newest time in a file or a folder. A folder's own time counts too: it tells that a file was taken away. */
function newestTime(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).map((name) => newestTime(join(path, name)));
  return Math.max(stats.mtimeMs, ...inside);
}
