import { useEffect } from 'react';
import type {
  Launch,
  Overview,
  Publishing,
  TranslationRemark,
} from '../../../content-model/desk/contract.ts';
import { useStore } from '../../../src/browser/store.ts';
import { announceFailure } from '../store/announcements.ts';
import { articlesWithOldDate, today } from '../store/articles.ts';
import { getDocument, isSaved, type OpenDocument, useOpenDocuments } from '../store/documents.ts';
import { fieldAt, setIn } from '../store/json.ts';
import { isFresh, loadDocument, refreshOverview } from '../store/loading.ts';
import { firstRemarks, useOverview } from '../store/overview.ts';
import { pollPublishing, publishing, publishNow } from '../store/publishing.ts';
import { contentChangedAt, request } from '../store/request.ts';
import { edit } from '../store/saving/edit.ts';
import { save } from '../store/saving/save.ts';
import { formatDateNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { FailureDetails, ProblemList } from '../ui/Failure.tsx';
import { type FieldLink, FieldLinks, ViewHeader, ViewSection } from '../ui/View.tsx';
import { viewHref } from '../ui/view-links.ts';
import { ChangeList, ReleaseList } from './History.tsx';
import { UndoneRelease } from './UndoneRelease.tsx';

export function PublishView() {
  const run = useStore(publishing);
  const isRunning = run?.isRunning ?? false;
  const unsaved = useOpenDocuments().filter((document) => !isSaved(document));
  const overview = useOverview();
  const { problems, changes, launch, isReady, isLive, siteOrigin, siteAddress } = overview;
  const address = siteAddress ?? siteOrigin;
  const isOutdated = !isRunning && run && !hasFailed(run) && changes.documents.length > 0;

  useEffect(() => {
    // Another window may have begun one.
    if (!publishing.read()?.isRunning) pollPublishing().then(refreshOverview).catch(announceFailure);
  }, []);

  return (
    <>
      <ViewHeader
        title="Publiser"
        intro={
          <>
            {introOf(overview)} <a href={address}>{address}</a>
          </>
        }
      />
      <UndoneRelease />
      {problems.length > 0 && (
        <div className="box problems">
          <p>Må rettes først:</p>
          <ProblemList problems={problems} />
        </div>
      )}
      <div aria-live="polite">
        {run && !isOutdated && (isReady || isRunning || hasFailed(run)) && <Progress {...run} />}
      </div>
      {!isRunning && (
        <>
          {launch && !isLive && <LaunchList {...launch} />}
          <ChangeList {...changes} />
          <UnsavedFields documents={unsaved} />
          <ArticleNotes />
          <RepeatedPlaces />
          <TranslationLists />
        </>
      )}
      <div className="actions view-section">
        <PublishButton isDisabled={isRunning || !isReady} />
        {!isReady && (
          <span className="hint">Fyll først ut det som mangler, og svar på det som står øverst.</span>
        )}
      </div>
      {!isRunning && <OtherLists />}
    </>
  );
}

function introOf({ isLive, siteAddress, hasPublishCommand }: Overview): string {
  if (hasPublishCommand) return 'Nettstedet lages, og sendes til verten:';
  if (!siteAddress) return 'Prøveside, bare på denne PC-en. Kundene ser den ikke:';
  return isLive
    ? 'Legges ut med en gang på'
    : 'Første gang tar noen minutter, for da lages alle bildene. Så ligger det ute på';
}

const hasFailed = ({ lines }: Publishing) => lines.at(-1)?.failed ?? false;

/** Waits until the list above has everything that this window has saved. */
function PublishButton({ isDisabled }: { isDisabled: boolean }) {
  const { version } = useOverview().changes;
  useStore(contentChangedAt);
  return (
    <Action
      label="Publiser"
      variant="primary"
      disabled={isDisabled || !isFresh()}
      onAction={() => publishNow(version)}
    />
  );
}

/** What a publication does not depend on. */
function OtherLists() {
  const { isLive, launch, strayFiles } = useOverview();
  return (
    <>
      {launch && isLive && launch.items.length > 0 && <LaunchList {...launch} />}
      {strayFiles.length > 0 && <StrayFileList strayFiles={strayFiles} />}
      <ReleaseList />
    </>
  );
}

/** The facts of the example and what is to be confirmed, by whether the site may be published before. */
function LaunchList({ items, confirmed, done }: Launch) {
  const count = items.length + done;
  const needed = items.filter(({ canWait }) => !canWait);
  const later = items.filter(({ canWait }) => canWait);
  return (
    <ViewSection title={`${done} av ${count} er på plass`}>
      <progress value={done} max={count} aria-label="Fylt ut" />
      <LaunchItems
        title="Må på plass før kundene får se det"
        items={needed.filter(({ statement }) => !statement)}
      />
      <LaunchItems
        title="Svar før kundene får se det: Stemmer dette for dere?"
        items={needed.filter(({ statement }) => statement)}
      />
      <LaunchItems title="Kan vente" items={later.filter(({ statement }) => !statement)} />
      <LaunchItems
        title="Les og si om det stemmer. Det kan vente"
        items={later.filter(({ statement }) => statement)}
      />
      {confirmed.length > 0 && (
        <details>
          <summary>Dere har sagt at dette stemmer ({confirmed.length})</summary>
          <LaunchItems items={confirmed} isConfirmed />
        </details>
      )}
    </ViewSection>
  );
}

interface LaunchItemsProps extends Pick<Launch, 'items'> {
  title?: string;
  isConfirmed?: boolean;
}

const LaunchItems = ({ title, items, isConfirmed = false }: LaunchItemsProps) =>
  items.length > 0 && (
    <>
      {title && <h3>{title}</h3>}
      <ul className="row-list">
        {items.map(({ document, path, missing, remedy, statement }) => (
          <li key={missing}>
            <div>
              {statement ? <span>{missing}</span> : <a href={viewHref(document, path)}>{missing}</a>}
              <p className="hint">{remedy}</p>
            </div>
            {statement && (
              <div className="actions">
                <Action
                  label={isConfirmed ? 'Angre' : 'Stemmer'}
                  subject={missing}
                  onAction={() => request('POST', '/launch/confirm', { statement, isTrue: !isConfirmed })}
                />
                <a href={viewHref(document, path)} aria-label={`Endre: ${missing}`}>
                  Endre
                </a>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );

function UnsavedFields({ documents }: { documents: readonly OpenDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <div className="box problems">
      <p>Ikke lagret, og blir ikke med. Alt annet blir med:</p>
      <FieldLinks fields={documents.flatMap(unsavedFields)} />
    </div>
  );
}

/** The fields of a document that cannot be saved, or the document if it cannot be saved as a whole. */
function unsavedFields({ id, title, schema, problems }: OpenDocument): FieldLink[] {
  const own = problems.filter(({ document }) => document === id);
  if (own.length === 0) return [{ document: id, path: [], label: title }];
  return own.map(({ path }) => ({
    document: id,
    path,
    label: path.length > 0 ? `${title}: ${fieldAt(schema, path).title}` : title,
  }));
}

function ArticleNotes() {
  const overview = useOverview();
  const leftOut = overview.documents.filter(({ article }) => article && !article.isReady && !article.isLive);
  return (
    <>
      {leftOut.length > 0 && (
        <p className="box">
          Legges ikke ut:{' '}
          {leftOut.map(({ id, title }) => (
            <span key={id}>
              <a href={viewHref(id)}>{title}</a> (utkast){' '}
            </span>
          ))}
        </p>
      )}
      {articlesWithOldDate(overview).map(({ id, title, article }) => (
        <p key={id} className="box actions">
          «{title}» er datert {formatDateNb(article?.date)}.
          <Action label="I dag" subject={title} onAction={() => dateToday(id)} />
        </p>
      ))}
    </>
  );
}

async function dateToday(id: string): Promise<void> {
  if (!getDocument(id)) await loadDocument(id);
  edit(id, (article) => setIn(article, ['date'], today()));
  await save(id);
}

function TranslationLists() {
  const overview = useOverview();
  const outdated = firstRemarks(overview, 'outdated');
  const missing = firstRemarks(overview, 'missing');
  if (outdated.length + missing.length === 0) return null;
  const outdatedTitle =
    outdated.length === 1
      ? '1 engelsk tekst er eldre enn den norske'
      : `${outdated.length} engelske tekster er eldre enn de norske`;
  return (
    <ViewSection title="På engelsk" hint="Det kan komme senere. Alt kan publiseres nå.">
      {outdated.length > 0 && <RemarkList title={outdatedTitle} remarks={outdated} />}
      {missing.length > 0 && (
        <RemarkList title={`${missing.length} mangler engelsk tekst`} remarks={missing} />
      )}
    </ViewSection>
  );
}

function RepeatedPlaces() {
  const remarks = firstRemarks(useOverview(), 'repeatedPlace');
  if (remarks.length === 0) return null;
  return (
    <ViewSection title="Steder som står to ganger" hint="I samme setning. Det hindrer ingenting.">
      <RemarkList title={remarks.length === 1 ? '1 tekst' : `${remarks.length} tekster`} remarks={remarks} />
    </ViewSection>
  );
}

const RemarkList = ({ title, remarks }: { title: string; remarks: readonly TranslationRemark[] }) => (
  <details>
    <summary>{title}</summary>
    <FieldLinks
      fields={remarks.map(({ document, path, sentence }) => ({ document, path, label: sentence }))}
    />
  </details>
);

const StrayFileList = ({ strayFiles }: Pick<Overview, 'strayFiles'>) => (
  <ViewSection
    title="Filer som ikke er med"
    hint="De ligger blant tekstene og bildene, men nettstedet bruker ingen filer med slike navn. Ofte er det kopier som OneDrive, Dropbox eller maskinen har laget. Se etter om det er noe dere savner, før du sletter dem."
  >
    <ul className="row-list">
      {strayFiles.map(({ file, words }) => (
        <li key={file}>
          <div>
            {file}
            {words && <p className="hint">«{words}»</p>}
          </div>
          <Action
            label="Slett filen"
            subject={file}
            variant="quiet"
            confirm={{
              title: 'Slette filen?',
              text: `${file} blir borte for godt. Nettstedet blir som det er.`,
            }}
            onAction={() => request('DELETE', '/stray-files', { file })}
          />
        </li>
      ))}
    </ul>
  </ViewSection>
);

function Progress({ lines }: Publishing) {
  const { message, failed, problems = [], details, address } = lines.at(-1) ?? {};
  if (message === undefined) return null;
  return (
    <div className="box">
      <p className={failed && 'error'}>
        {message} {address && <a href={address}>{address}</a>}
      </p>
      <FailureDetails problems={problems} details={details} />
    </div>
  );
}
