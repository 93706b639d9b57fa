import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPictureStore } from '../../builder/pictures/encoded-pictures.ts';
import { languageCodes } from '../../common/languages.ts';
import { localizePath } from '../../common/localized-path.ts';
import { slugOf } from '../../content-model/content-files.ts';
import { articlePath } from '../../content-model/paths.ts';
import { pictureNameOf } from '../../content-model/pictures.ts';
import type { Compose } from '../history/compose.ts';
import { createDeletions } from '../history/deletions.ts';
import { openDraft } from '../history/draft.ts';
import { openLiveSite } from '../history/live-site.ts';
import { createPublisher } from '../history/publish.ts';
import { openSnapshots } from '../history/snapshots.ts';
import { type Deployment, readSettings } from '../settings.ts';

/** Composes quickly: documents become pages and files of the names that they have on the real site. */
export const composeSmallSite: Compose = async (documents, folder) => {
  const files: Record<string, string> = { 'index.html': documents.get('content/home.json') ?? '' };
  for (const [file, text] of documents) {
    const slug = slugOf(file);
    for (const language of slug === undefined ? [] : languageCodes) {
      const page = localizePath({ path: articlePath(slug ?? ''), language });
      files[`${page}/index.html`] = text;
      files[`content/${language}/article-${slug}.1.json`] = text;
    }
    const picture = pictureNameOf(file);
    if (picture !== undefined) files[`pictures/${picture}.1-960.webp`] = text;
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return createPictureStore(folder, []);
};

/** Opens the history of a folder that has content/, as a server does, with sites that are quickly composed. */
export async function openHistory(
  root: string,
  compose: Compose = composeSmallSite,
  deployment: Partial<Deployment> = {},
  data = root,
) {
  const draft = openDraft(root);
  const snapshots = await openSnapshots(data);
  const site = await openLiveSite(data, { hasLink: true });
  const settings = { ...readSettings({}, root).deployment, ...deployment };
  const publisher = createPublisher({ draft, snapshots, site, compose, deployment: settings });
  const encoded = path.join(data, 'cache/pictures');
  const deletions = createDeletions({ draft, snapshots, site, publisher, encoded });
  return { draft, snapshots, site, publisher, deletions, publish: () => publisher.publish(draft.documents) };
}
