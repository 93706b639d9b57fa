import { useEffect } from 'react';
import type { Changes, Launch, Publishing } from '../../../server/desk/contract.ts';
import { useOpenDocuments } from '../store/documents.ts';
import { readContentState, useAnswer, useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { isSaved } from '../store/saving.ts';
import { timeInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHead, ViewPart } from '../ui/View.tsx';
import { ChangeList, LaunchList, Obstacles, RemarkList, Steps } from './publish-lists.tsx';
import { restoreContent } from './ReleasesView.tsx';

const undone = 'Alt er som da du publiserte sist. Det du hadde endret, ligger under Tidligere utgaver.';

/** What is missing, what has changed, and the button that publishes it. */
export function PublishView() {
  const changes = useAnswer<Changes>('/changes');
  const launch = useAnswer<Launch>('/launch');
  // The server publishes, also when the owner leaves the view; it is asked how far it is.
  const run = useAnswer<Publishing>('/publish', ({ isRunning }) => (isRunning ? 1 : 0));
  const isOver = run?.isRunning === false;
  const unsaved = useOpenDocuments().filter((one) => !isSaved(one));
  const hasChanges = (changes?.documents.length ?? 0) > 0;
  const { documents, isOnline, isReady, siteAddress, hasPublishCommand, remarks } = useOverview();
  const wrong = documents.filter(({ problems }) => problems > 0);
  const release = changes?.release;

  useEffect(() => {
    // A run that is over may have made a release.
    if (isOver) void readContentState();
  }, [isOver]);

  return (
    <>
      <ViewHead
        title="Publiser"
        intro={
          hasPublishCommand
            ? 'Lager nettstedet og sender det til verten.'
            : `Legger det ut på ${siteAddress} med en gang.`
        }
      />
      <Obstacles what="Må rettes først" documents={wrong} />
      <Obstacles what="Ikke lagret, og blir ikke med" documents={unsaved} />
      <div className="actions part">
        <Action
          label="Publiser"
          variant="primary"
          disabled={run?.isRunning || !isReady}
          act={() => request('POST', '/publish')}
        />
        {release && (
          <Action
            label="Angre alt siden sist"
            disabled={run?.isRunning || !hasChanges}
            ask={{
              title: 'Angre alt siden sist?',
              text: 'Alt blir som da du publiserte sist. Det du har endret etterpå, finner du igjen under Tidligere utgaver.',
            }}
            act={() => restoreContent(release.number, undone)}
          />
        )}
        {!isReady && <span className="hint">Fyll først ut det som mangler.</span>}
      </div>
      <div aria-live="polite">{run && run.lines.length > 0 && <Steps {...run} />}</div>
      {launch && (!isOnline || launch.items.length > 0) && <LaunchList {...launch} />}
      {remarks.length > 0 && <RemarkList remarks={remarks} />}
      {changes && (
        <ViewPart
          title="Endret siden sist"
          hint={release ? `Sist publisert ${timeInWords(release.at)}.` : 'Nettstedet er ikke lagt ut ennå.'}
        >
          {hasChanges ? <ChangeList {...changes} /> : release && <p>Ingenting er endret.</p>}
        </ViewPart>
      )}
    </>
  );
}
