import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFormService } from '../builder/config/form-service.ts';
import { validateConfig } from '../builder/config/validate-config.ts';
import { readContent } from '../builder/content/read-content.ts';
import { writeDiscovery } from '../builder/discovery/write-discovery.ts';
import { bundle } from '../builder/document/bundle.ts';
import { renderRoutes } from '../builder/document/render-routes.ts';
import { writeDocuments } from '../builder/document/write-documents.ts';
import { fail } from '../builder/failure.ts';
import { warnBeforeLaunch } from '../builder/launch/launch-list.ts';
import { newsPlaces, readNews } from '../builder/news/read-news.ts';
import { readCatalogue } from '../builder/pictures/catalogue.ts';
import { encodePictures } from '../builder/pictures/encode.ts';
import { allPlaces, readPlacements } from '../builder/pictures/place-pictures.ts';
import { checkSite } from '../builder/release/check-site.ts';
import { compressFiles } from '../builder/release/compress.ts';
import { securityHeaders } from '../builder/release/headers.ts';
import { writeHosting } from '../builder/release/hosting.ts';
import { site as config } from '../site.config.ts';

const root = path.join(import.meta.dirname, '..');

/** Development keeps React's own checks, for the test that looks for hydration warnings. */
const mode = process.argv.includes('--development') ? 'development' : 'production';
const workFolder = path.join(root, mode === 'production' ? 'build-output' : 'build-output/development');
const output = mode === 'production' ? path.join(root, 'dist') : path.join(workFolder, 'dist');

/** Turns src/ and content/ into dist/. */
async function main(): Promise<void> {
  const began = performance.now();
  process.env.NODE_ENV = mode;
  validateConfig(config, process.env);
  const site = withFormService(config, process.env);
  const { formEndpoint } = site;

  const placements = await readPlacements(root);
  const catalogue = await readCatalogue(root);
  const news = await readNews(root, catalogue);
  const content = await readContent(root, site, catalogue, placements, news);
  const pictures = await encodePictures(root, catalogue, [...allPlaces(placements), ...newsPlaces(news)]);
  const pictureSeconds = seconds(began);

  await mkdir(workFolder, { recursive: true });
  const built = await bundle(root, output, workFolder, mode);
  const rendered = await renderRoutes(built.prerender, content);
  const { scripts, styles } = await writeDocuments(output, built, rendered, content, site);
  await writeDiscovery({ root, output, config: site, rendered, content, catalogue, placements, news });
  await content.write(output);
  await mkdir(path.join(output, 'pictures'));
  await Promise.all(
    pictures.files.map((file) => copyFile(file, path.join(output, 'pictures', path.basename(file)))),
  );

  const listed = rendered.filter(({ route }) => route.screen !== 'not-found');
  await checkSite(
    output,
    site,
    listed.map(({ route }) => route),
  );

  const headers = securityHeaders({ scripts, styles, formEndpoint });
  await writeFile(path.join(workFolder, 'headers.json'), JSON.stringify(headers, null, 2));
  await writeHosting(root, { headers, url: site.url, output, folder: path.join(workFolder, 'hosting') });
  await compressFiles(await filesBelow(output));
  // What the environment asked for: `npm start` builds again when it asks for something else.
  const answerIsReadable = process.env.FORM_ANSWER_IS_READABLE;
  await writeFile(path.join(workFolder, 'built.json'), JSON.stringify({ formEndpoint, answerIsReadable }));
  console.log(
    `Built in ${seconds(began)} s (${pictures.made} of ${pictures.files.length} pictures made in ${pictureSeconds} s).`,
  );
  await warnBeforeLaunch(root, site);
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

main().catch(fail);
