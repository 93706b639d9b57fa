import type { Company } from '../../schema/company.ts';
import { type Placements, picturesFile, placements, placementsFile } from '../../schema/content.ts';
import type { NoticeFile } from '../../schema/notice.ts';
import { pictures } from '../../schema/pictures.ts';
import { fill } from '../../src/content/fill.ts';
import { forEachLanguage, type Language } from '../../tables/languages.ts';
import { formatFacts } from '../facts/firm.ts';
import { ContentError, type ContentProblem } from '../failure.ts';
import { listArticlePictures } from '../news/articles.ts';
import { readNews } from '../news/read-news.ts';
import { readNotice, shownNotice } from '../notice/notice.ts';
import { type Catalog, readCatalog } from '../pictures/catalog.ts';
import { listPlaced, type PlacedPicture } from '../pictures/place-pictures.ts';
import { problemAt, readChecked } from '../schema/check.ts';
import { visitTexts } from '../schema/fields.ts';
import { gather } from '../schema/gather.ts';
import type { Project } from '../schema/project.ts';
import type { CheckedContent } from './checked-content.ts';
import { type HostFacts, readCompany, readSpelledFacts } from './read-company.ts';
import { fillSources, readLabels, readTextSources } from './read-texts.ts';
import { contentOf, type SiteContent } from './site-content.ts';

/** Everything in content/, and what a site is made of it. */
export interface Site extends CheckedContent {
  content: SiteContent;
  /** Every picture that is shown, once for each place. */
  placedPictures: readonly PlacedPicture[];
}

/**
 * Reads and checks everything in content/. `host` replaces facts of company.json; a release for other hosts
 * omits it. `now` is the clock that decides whether the notice is over; null lets it never be. Throws a ContentError with everything that is wrong in any file.
 */
export async function readSite(
  project: Project,
  host: HostFacts = {},
  now: Date | null = new Date(),
): Promise<Site> {
  const written = await readFiles(project, host);
  const notice = shownNotice(written.notice, await readLabels(), now);
  const site = { ...written, notice };
  const placedPictures = [...listPlaced(site.placements), ...listArticlePictures(written.articles)];
  return { ...site, content: contentOf(site, (now ?? new Date()).getFullYear()), placedPictures };
}

/** Returns everything that is wrong in content/: what the development server, the desk and the build refuse. */
export async function checkContent(project: Project): Promise<readonly ContentProblem[]> {
  try {
    await readFiles(project);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Reads every file of content/, with the notice as it is written. Throws a ContentError. */
async function readFiles(
  project: Project,
  host: HostFacts = {},
): Promise<Omit<CheckedContent, 'notice'> & Pick<NoticeFile, 'notice'>> {
  // What another file says, as far as it is known: an error in one file hides none in another.
  const names = readChecked(project, picturesFile, pictures).then(
    ({ value }) => new Set(Object.keys(value)),
    () => null,
  );
  const [company, sources, placed, articles, read, { notice }] = await gather([
    readCompany(project, host),
    readSpelledFacts(project).then((facts) => readTextSources(project, facts)),
    names.then((known) => readPlacements(project, known)),
    names.then((known) => readNews(project, known)),
    readCatalog(project),
    readNotice(project),
  ]);
  const texts = await fillSources(sources, company);
  return { company, catalog: fillWords(read, company), placements: placed, articles, notice, texts };
}

/** Reads which picture is placed where. Throws a ContentError, also for pictures that are not `known`. */
async function readPlacements(project: Project, known: ReadonlySet<string> | null): Promise<Placements> {
  const source = await readChecked(project, placementsFile, placements);
  const problems: ContentProblem[] = [];
  visitTexts(placements, source.value, (name, _field, path) => {
    if (!known || known.has(name)) return;
    const predicate = `er ${name}, som ikke finnes blant bildene: velg et annet, eller legg til bildet`;
    problems.push(problemAt(placements, path, predicate, source));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return source.value;
}

/** Replaces the marks in the words of the pictures by facts. */
function fillWords(catalog: Catalog, company: Company): Catalog {
  const facts = forEachLanguage((code) => formatFacts(company, code));
  const filled = (words: Record<Language, string>) =>
    forEachLanguage((code) => fill(words[code], facts[code]));
  const pictures = [...catalog.values()].map((picture) => {
    return { ...picture, alt: filled(picture.alt), caption: filled(picture.caption) };
  });
  return new Map(pictures.map((picture) => [picture.name, picture]));
}
