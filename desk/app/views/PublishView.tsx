import { useEffect } from 'react';
import type { Overview, Publishing } from '../../../content-model/desk/contract.ts';
import { useStore } from '../../../src/browser/store.ts';
import { announceFailure } from '../store/announcements.ts';
import { refreshOverview } from '../store/loading.ts';
import { useOverview } from '../store/overview.ts';
import { pollPublishing, publishing, publishNow } from '../store/publishing.ts';
import { Action } from '../ui/Action.tsx';
import { FailureDetails, ProblemList } from '../ui/Failure.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { LaunchList } from './LaunchList.tsx';
import { PublishSummary } from './PublishSummary.tsx';
import { ReleaseList } from './ReleaseList.tsx';

export function PublishView() {
  const run = useStore(publishing);
  const isRunning = run?.isRunning ?? false;
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
      {/* A success is announced by itself (`publishNow`). */}
      <div aria-live={isRunning || (run && hasFailed(run)) ? 'polite' : 'off'}>
        {run && !isOutdated && (isReady || isRunning || hasFailed(run)) && <Progress {...run} />}
      </div>
      {!isRunning && (
        <>
          {launch && !(isLive && isReady) && <LaunchList {...launch} />}
          <PublishSummary />
        </>
      )}
      <div className="actions view-section">
        <Action label="Publiser" variant="primary" disabled={isRunning || !isReady} onAction={publishNow} />
        {!isReady && <span className="hint">Fyll først ut det som mangler.</span>}
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

/** What a publication does not depend on. */
function OtherLists() {
  const { isLive, isReady, launch } = useOverview();
  return (
    <>
      {launch && isLive && isReady && launch.items.length > 0 && <LaunchList {...launch} />}
      <ReleaseList />
    </>
  );
}

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
