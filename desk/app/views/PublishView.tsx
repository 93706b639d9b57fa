import type { Overview, Publishing } from '../../../content-model/desk/contract.ts';
import { useOpenDocuments } from '../store/documents.ts';
import { useOverview } from '../store/overview.ts';
import { hasFailed, publishNow, usePublishing } from '../store/publishing.ts';
import { Action } from '../ui/Action.tsx';
import { FailureDetails, ProblemList } from '../ui/Failure.tsx';
import { FieldLinks, ViewHeader } from '../ui/View.tsx';
import { viewHref } from '../ui/view-links.ts';
import { ChangeList } from './ChangeList.tsx';
import './publish.css';

export function PublishView() {
  const run = usePublishing();
  const isRunning = run?.isRunning ?? false;
  const overview = useOverview();
  const { problems, changes, siteOrigin, siteAddress } = overview;
  const address = siteAddress ?? siteOrigin;
  // What was published before the last change says nothing of it.
  const isOutdated = run !== null && !isRunning && !hasFailed(run) && changes.documents.length > 0;
  return (
    <>
      <ViewHeader
        title="Publiser"
        intro={
          <>
            {introOf(overview)}
            <br />
            <a href={address}>{address}</a>
          </>
        }
      />
      {problems.length > 0 && (
        <div className="box problems">
          <p>Må rettes først:</p>
          <ProblemList problems={problems} />
        </div>
      )}
      <ChangeList {...changes} />
      <Unsaved />
      <Drafts />
      <div className="publish-bar">
        <Action
          label="Publiser nå"
          variant="primary"
          disabled={isRunning || problems.length > 0}
          onAction={publishNow}
        />
        {/* A success is announced by itself (`publishNow`). */}
        <div aria-live={isRunning || (run && hasFailed(run)) ? 'polite' : 'off'}>
          {run && !isOutdated && <Progress {...run} />}
        </div>
      </div>
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

/** All others are saved before a publication. */
function Unsaved() {
  const unsaved = useOpenDocuments().filter(({ state }) => state === 'failed' || state === 'conflict');
  if (unsaved.length === 0) return null;
  return (
    <div className="box problems">
      <p>Ikke lagret ennå, og blir ikke med. Alt annet blir med:</p>
      <FieldLinks fields={unsaved.map(({ id, title }) => ({ document: id, path: [], label: title }))} />
    </div>
  );
}

function Drafts() {
  const drafts = useOverview().documents.filter(
    ({ article, isShown }) => article && !isShown && !article.isLive,
  );
  if (drafts.length === 0) return null;
  return (
    <p className="box">
      Legges ikke ut:{' '}
      {drafts.map(({ id, title }) => (
        <span key={id}>
          <a href={viewHref(id)}>{title}</a>{' '}
        </span>
      ))}
    </p>
  );
}

/** The last line of a run. */
function Progress({ lines }: Publishing) {
  const { message, failed, problems = [], details, address } = lines.at(-1) ?? {};
  if (message === undefined) return null;
  return (
    <>
      <p className={failed && 'error'}>
        {message} {address && <a href={address}>{address}</a>}
      </p>
      <FailureDetails problems={problems} details={details} />
    </>
  );
}
