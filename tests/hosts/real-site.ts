import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withFormService } from '../../builder/config/form-service.ts';
import { addresses } from '../../builder/release/hosting.ts';
import type { HostFiles } from '../../hosting/testing/host-files.ts';
import { runBuild } from '../../server/start/build.ts';
import { reasonToBuild } from '../../server/start/freshness.ts';
import { site } from '../../site.config.ts';
import { root } from '../support/texts.ts';

/** The built site with the files that a host gets, and a temporary folder that `remove` takes away. */
export function realSite(): HostFiles & { remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  const { host, otherHost } = addresses(site.url);
  return {
    folder,
    dist: path.join(root, 'dist'),
    hosting: path.join(root, 'build-output/hosting'),
    names: [host, otherHost],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Builds the site as it goes out, with the real form service, unless the last build is that already. */
export async function ensureLaunchBuild(): Promise<void> {
  const { formEndpoint } = withFormService(site, process.env);
  const answerIsReadable = process.env.FORM_ANSWER_IS_READABLE;
  const reason = reasonToBuild(root, { formEndpoint, answerIsReadable });
  if (reason === undefined) return;
  console.log(reason);
  await runBuild(root, formEndpoint, new AbortController().signal);
}
