import path from 'node:path';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { composeRelease } from '../releases/compose-release.ts';
import { openReleases } from '../releases/release-store.ts';
import { readSettings } from '../settings.ts';

// Composes the content of a folder beside it, in a process of its own and without an earlier release.

const project = path.join(import.meta.dirname, '../..');

async function main([folder = '', data = '', time = '']: readonly string[]): Promise<void> {
  const store = await openReleases(data);
  const code = await ensureSiteBundle(project);
  const { deployment } = readSettings({}, project);
  await composeRelease({ project, code, store, deployment }, folder, new Date(time), () => {});
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
