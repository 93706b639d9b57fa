import { useEffect } from 'react';
import { useStore } from '../../../src/browser/store.ts';
import { announceFailure } from '../store/announcements.ts';
import { useOpenDocuments } from '../store/documents.ts';
import { readContentState, useOverview } from '../store/overview.ts';
import { followRun, publish, publishing } from '../store/publishing.ts';
import { isSaved } from '../store/saving.ts';
import { timeInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHead, ViewPart } from '../ui/View.tsx';
import { ChangeList, LaunchList, Obstacles, Progress, RemarkList } from './publish-lists.tsx';
import { restoreContent } from './ReleasesView.tsx';

export function PublishView() {
  const run = useStore(publishing);
  const isRunning = run?.isRunning ?? false;
  const unsaved = useOpenDocuments().filter((one) => !isSaved(one));
  const { documents, isReady, siteAddress, hasPublishCommand } = useOverview();
  const wrong = documents.filter(({ problems }) => problems > 0);

  useEffect(() => {
    // Another window may have begun one.
    if (!publishing.read()?.isRunning) followRun().then(readContentState).catch(announceFailure);
  }, []);

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
          disabled={isRunning || !isReady}
          act={() => publish(false)}
        />
        {!isReady && <span className="hint">Fyll først ut det som mangler.</span>}
      </div>
      <div aria-live="polite">{run && run.lines.length > 0 && <Progress {...run} />}</div>
      {!isRunning && <Lists />}
    </>
  );
}

const undone = 'Alt er som da du publiserte sist. Det du hadde endret, ligger under Tidligere utgaver.';

function Lists() {
  const { changes, isOnline, launch, remarks } = useOverview();
  const { documents, release } = changes;
  return (
    <>
      {(!isOnline || launch.items.length > 0) && <LaunchList {...launch} />}
      {remarks.length > 0 && <RemarkList remarks={remarks} />}
      <ViewPart
        title="Endret siden sist"
        hint={release ? `Sist publisert ${timeInWords(release.at)}.` : 'Nettstedet er ikke lagt ut ennå.'}
      >
        {release && documents.length === 0 && <p>Ingenting er endret.</p>}
        <ChangeList {...changes} />
        {release && documents.length > 0 && (
          <Action
            label="Angre alt siden sist"
            ask={{
              title: 'Angre alt siden sist?',
              text: 'Alt blir som da du publiserte sist. Det du har endret etterpå, finner du igjen under Tidligere utgaver.',
            }}
            act={() => restoreContent(release.number, undone)}
          />
        )}
      </ViewPart>
    </>
  );
}
