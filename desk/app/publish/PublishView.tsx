import { useEffect, useState } from 'react';
import type { Changes, Launch, Overview, PublishLine } from '../../contract.ts';
import { sentence } from '../form/Explanation.tsx';
import { addressOfField } from '../layout/address.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { connectionLost } from '../store/connection.ts';
import { getDocuments } from '../store/documents.ts';
import { readEverything } from '../store/overview.ts';
import { Refused, request, send, Unreachable } from '../store/request.ts';
import { ViewHead } from '../views/ViewHead.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Missing, Optional } from './LaunchLists.tsx';
import { readLines } from './read-lines.ts';
import { Steps } from './Steps.tsx';
import './publish.css';

const time = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeStyle: 'short' });

/** What has changed and what is missing, and the button that puts the site on the net. */
export function PublishView({ overview }: { overview: Overview }) {
  const [changes, setChanges] = useState<Changes | null>(null);
  const [launch, setLaunch] = useState<Launch | null>(null);
  const [lines, setLines] = useState<PublishLine[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState('');
  const [asks, setAsks] = useState(false);
  const [undone, setUndone] = useState(false);
  const unsaved = [...getDocuments().values()].filter(({ state }) => state !== 'saved');

  async function read() {
    try {
      const [nextChanges, nextLaunch] = await Promise.all([
        request<Changes>('GET', '/changes'),
        request<Launch>('GET', '/launch'),
      ]);
      setChanges(nextChanges);
      setLaunch(nextLaunch);
    } catch (error) {
      tell(error);
    }
  }

  function tell(error: unknown) {
    if (error instanceof Unreachable) connectionLost();
    setFailure(error instanceof Refused ? error.message : 'Skrivebordet svarer ikke.');
  }

  useEffect(() => void read(), [overview]);

  async function publish() {
    setIsRunning(true);
    setFailure('');
    setUndone(false);
    setLines([]);
    try {
      const response = await send('POST', '/publish');
      if (!response.ok) throw new Refused(response.status, await response.json().catch(() => null));
      for await (const line of readLines<PublishLine>(response)) setLines((all) => [...all, line]);
    } catch (error) {
      tell(error);
    } finally {
      setIsRunning(false);
      await readEverything();
    }
  }

  async function undo() {
    setFailure('');
    setLines([]);
    try {
      await request('POST', '/undo');
      setUndone(true);
      await readEverything();
    } catch (error) {
      tell(error);
    }
  }

  const saysWhatIsMissing = lines.some(({ problems }) => (problems?.length ?? 0) > 0);
  const hasChanges = (changes?.documents.length ?? 0) > 0;
  return (
    <>
      <ViewHead title="Publiser" intro={overview.publishing.describe} />
      {unsaved.length > 0 && (
        <p className="problems">
          Ikke lagret, og blir ikke med:{' '}
          {unsaved.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={addressOfField(id, [])}>{title}</a>
            </span>
          ))}
        </p>
      )}
      <div className="publish-actions">
        <button
          type="button"
          className="main-button"
          aria-disabled={isRunning || undefined}
          onClick={() => !isRunning && void publish()}
        >
          {isRunning ? 'Publiserer …' : 'Publiser'}
        </button>
        {changes?.published && hasChanges && !isRunning && (
          <button type="button" className="second-button" onClick={() => setAsks(true)}>
            Angre alt siden sist
          </button>
        )}
      </div>
      <div aria-live="polite">
        {lines.length > 0 && <Steps lines={lines} isRunning={isRunning} />}
        {undone && <p className="done-note">Alt er som da du publiserte sist.</p>}
        {failure && <p className="error">{sentence(failure)}</p>}
      </div>
      {launch && !saysWhatIsMissing && (
        <Missing title="Dette må fylles ut først" items={launch.items.filter(({ canWait }) => !canWait)} />
      )}
      {launch && <Missing title="Dette kan vente" items={launch.items.filter(({ canWait }) => canWait)} />}
      {changes && (
        <section className="part">
          <h2>Endret siden sist</h2>
          {changes.published && (
            <p className="hint">Sist publisert {time.format(new Date(changes.published))}.</p>
          )}
          {!changes.published && <p className="hint">Nettstedet er ikke publisert herfra ennå.</p>}
          {hasChanges ? <ChangeList changes={changes} /> : <p>Ingenting er endret.</p>}
        </section>
      )}
      {launch && <Optional facts={launch.optional} />}
      {asks && (
        <ConfirmDialog
          title="Angre alt siden sist?"
          text="Alle tekster, bilder og opplysninger blir som da du publiserte sist. Det du har endret etterpå, blir borte."
          action="Angre alt"
          onConfirm={() => void undo()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
