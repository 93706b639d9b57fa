import { useEffect } from 'react';
import type { Changes, Launch, Overview, Publishing } from '../../contract.ts';
import { useOpenDocuments } from '../store/documents.ts';
import { announce } from '../store/messages.ts';
import { readEverything, useAnswer } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { timeInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { addressOf } from '../ui/address.ts';
import { ViewHead } from '../ui/ViewHead.tsx';
import { ChangeList, LaunchList, Steps } from './publish-lists.tsx';
import { TestMessage } from './TestMessage.tsx';

/** What has changed and what is missing, and the button that puts the site on the net. */
export function PublishView({ overview }: { overview: Overview }) {
  const changes = useAnswer<Changes>('/changes');
  const launch = useAnswer<Launch>('/launch');
  // The server publishes, also when the owner leaves the view; it is asked how far it is.
  const run = useAnswer<Publishing>('/publish', ({ isRunning }) => isRunning);
  // Looking for the new edition on the net may take a quarter of an hour, and is in nobody's way.
  const isBusy = run?.isRunning && run.lines.at(-1)?.step !== 'confirm';
  const steps = run?.lines.filter(({ done }) => done).length;
  const unsaved = useOpenDocuments().filter(({ state }) => state !== 'saved');
  const required = launch?.items.filter(({ canWait }) => !canWait) ?? [];
  const { goesOnline, describe } = overview.publishing;
  const hasChanges = (changes?.documents.length ?? 0) > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that is done may have made an edition
  useEffect(() => void readEverything(), [steps]);

  async function undo() {
    await request('POST', `/editions/${changes?.edition?.id}/restore`, {});
    announce('Alt er som da du publiserte sist. Det du hadde endret, ligger under Tidligere utgaver.');
  }

  return (
    <>
      <ViewHead title="Publiser" intro={describe} />
      {unsaved.length > 0 && (
        <p className="problems">
          Ikke lagret, og blir ikke med:{' '}
          {unsaved.map(({ id, title }) => (
            <a key={id} href={addressOf(id)}>
              {title}{' '}
            </a>
          ))}
        </p>
      )}
      <LaunchList title="Dette må fylles ut først" items={required} />
      <div className="actions">
        <Action
          label={goesOnline ? 'Publiser' : 'Lag mappen'}
          look="main-button"
          isOff={isBusy || required.length > 0}
          act={() => request('POST', '/publish')}
        />
        {changes?.edition && hasChanges && !isBusy && (
          <Action
            label="Angre alt siden sist"
            ask={{
              title: 'Angre alt siden sist?',
              text: 'Alle tekster, bilder og opplysninger blir som da du publiserte sist. Det du har endret etterpå, finner du igjen under Tidligere utgaver.',
            }}
            act={undo}
          />
        )}
        <a href={addressOf('editions')}>Tidligere utgaver</a>
      </div>
      <div aria-live="polite">{run && run.lines.length > 0 && <Steps {...run} />}</div>
      <LaunchList title="Dette kan vente" items={launch?.items.filter(({ canWait }) => canWait) ?? []} />
      {changes && (
        <section className="part">
          <h2>Endret siden sist</h2>
          <p className="hint">
            {changes.published && goesOnline
              ? `Sist publisert ${timeInWords(changes.published)}.`
              : 'Ligger ikke på nettet ennå.'}
          </p>
          {hasChanges ? <ChangeList changes={changes} /> : changes.edition && <p>Ingenting er endret.</p>}
        </section>
      )}
      <TestMessage isDue={overview.testMessageIsDue} />
      {launch && launch.optional.length > 0 && (
        <section className="part">
          <h2>Kan legges til</h2>
          <p className="hint">Valgfritt. Nettstedet nevner det ikke før det er fylt ut.</p>
          <p className="actions">
            {launch.optional.map(({ title, path }) => (
              <a key={title} href={addressOf('company', path)}>
                {title}
              </a>
            ))}
          </p>
        </section>
      )}
    </>
  );
}
