import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtFile } from './freshness.ts';
import { StartError } from './start-error.ts';

const isWindows = process.platform === 'win32';

/** Runs `npm run build` in `root`, with the form sending its messages to `formEndpoint`. */
export function runBuild(root: string, formEndpoint: string, signal: AbortSignal): Promise<void> {
  // So that a build which is broken off never counts as finished.
  rmSync(join(root, builtFile), { force: true });
  return new Promise((resolve, reject) => {
    const build = spawn('npm', ['run', 'build'], {
      cwd: root,
      env: { ...process.env, FORM_ENDPOINT: formEndpoint },
      stdio: 'inherit',
      // npm is a batch file on Windows, which only a shell can start.
      shell: isWindows,
      detached: !isWindows,
    });
    // The shell under npm keeps a signal to itself, so all of the build's process group is told.
    const stop = () => build.pid !== undefined && process.kill(isWindows ? build.pid : -build.pid);
    signal.addEventListener('abort', stop);
    build.once('error', reject);
    build.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0) resolve();
      else reject(new StartError('The build failed, so nothing was started.'));
    });
  });
}
