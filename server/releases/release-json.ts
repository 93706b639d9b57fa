import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { privateFileMode, readJson, writeFileDurable } from '../../builder/files.ts';
import { pictureFile } from '../../builder/pictures/picture-files.ts';

// release.json, site.json and current.json.

const releaseSchema = z.object({
  /** Increases with every release, even if the clock is set back. */
  number: z.int(),
  at: z.iso.datetime(),
  /** `notice`: only the notice changed. `unpublished`: content without a site. */
  kind: z.enum(['published', 'notice', 'unpublished']),
  changes: z.array(z.string()),
  /** The keys of the code and of the overrides. Undefined without a site, and after a deletion that its site showed. */
  composedWith: z.object({ code: z.string(), host: z.string() }).optional(),
  failure: z.string().optional(),
});

export type Release = z.infer<typeof releaseSchema>;

const currentSchema = releaseSchema.pick({ number: true });

/** Which release is live. */
type Current = z.infer<typeof currentSchema>;

const manifestSchema = z.object({
  /** The time of the changed files in seconds, later than in every earlier release. */
  time: z.number(),
  hashed: z.array(z.string()),
  /** The paths of the originals are relative to the release. */
  pictures: z.array(pictureFile),
});

export type SiteManifest = z.infer<typeof manifestSchema>;

const releaseFile = 'release.json';
const manifestFile = 'site.json';
const currentFile = 'current.json';

/** Preserves keys of a newer version. */
export const readRelease = (folder: string): Promise<Release> =>
  readJson(path.join(folder, releaseFile), releaseSchema.loose());

export const writeRelease = (folder: string, release: Release) =>
  writeFileDurable(path.join(folder, releaseFile), JSON.stringify(release), privateFileMode);

export const readManifest = (folder: string): Promise<SiteManifest> =>
  readJson(path.join(folder, manifestFile), manifestSchema);

export const writeManifest = (folder: string, manifest: SiteManifest) =>
  writeFileDurable(path.join(folder, manifestFile), JSON.stringify(manifest), privateFileMode);

export const deleteManifest = (folder: string) => rm(path.join(folder, manifestFile), { force: true });

/** Returns which release is live; null if the file is missing or damaged. */
export const readCurrent = (releases: string): Promise<Current | null> =>
  readJson(path.join(releases, currentFile), currentSchema).catch(() => null);

export const writeCurrent = (releases: string, current: Current) =>
  writeFileDurable(path.join(releases, currentFile), JSON.stringify(current), privateFileMode);
