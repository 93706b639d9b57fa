import type { PublishLine } from '../../../content-model/desk/contract.ts';
import { useOverview } from '../store/overview.ts';
import { hasFailed, publishNow, usePublishing } from '../store/publishing.ts';
import { Action } from '../ui/Action.tsx';
import { FailureDetails, ProblemList } from '../ui/Failure.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Drafts } from './Drafts.tsx';
import './publish.css';

export function PublishView() {
  const run = usePublishing();
  const isRunning = run?.isRunning ?? false;
  const { problems, changes, destination } = useOverview();
  const isWaiting = changes.published === null || changes.documents.length > 0;
  // What was published before the last change says nothing of it.
  const isOutdated = run !== null && !isRunning && !hasFailed(run) && changes.documents.length > 0;
  return (
    <>
      <ViewHeader
        title="Publiser"
        intro={
          <>
            {destination.words}
            <br />
            <a href={destination.address}>{destination.address}</a>
          </>
        }
      />
      {problems.length > 0 && (
        <div className="box problems">
          <p>Må rettes først:</p>
          <ProblemList problems={problems} />
        </div>
      )}
      <ChangeList {...changes} isRunning={isRunning} />
      <Drafts />
      <div className="publish-bar">
        <Action
          label="Publiser nå"
          variant={isWaiting ? 'primary' : 'secondary'}
          disabled={isRunning || problems.length > 0}
          onAction={publishNow}
        />
        {/* A success is announced by itself (`publishNow`). */}
        <div aria-live={isRunning || (run && hasFailed(run)) ? 'polite' : 'off'}>
          {run?.line && !isOutdated && <Progress {...run.line} />}
        </div>
      </div>
    </>
  );
}

function Progress({ message, failed, problems = [], details, address }: PublishLine) {
  return (
    <>
      <p className={failed && 'error'}>
        {message} {address && <a href={address}>{address}</a>}
      </p>
      <FailureDetails problems={problems} details={details} />
    </>
  );
}
