import { useEffect, useState } from 'react';
import type { Changes } from '../../contract/changes.ts';
import type { Launch, TestMessage } from '../../contract/launch.ts';
import type { Publishing } from '../../contract/publishing.ts';
import { Fields } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { type OpenDocument, useOpenDocuments } from '../store/documents.ts';
import { restoreEdition } from '../store/edition.ts';
import { problemsOfWaiting } from '../store/new-entries.ts';
import { readContentState, useAnswer, useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { timeInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { addressOf } from '../ui/address.ts';
import { Part } from '../ui/Part.tsx';
import { ViewHead } from '../ui/ViewHead.tsx';
import { ChangeList, LaunchList, PromiseList, Steps } from './publish-lists.tsx';

const firstTime = 'Bytt ut eksemplet med deres eget, og publiser.';
const undone = 'Alt er som da du publiserte sist. Det du hadde endret, ligger under Tidligere utgaver.';

/** From the example to the firm's own site, and from then on: what has changed, and the button that publishes it. */
export function PublishView({ company }: { company: OpenDocument }) {
  const changes = useAnswer<Changes>('/changes');
  const launch = useAnswer<Launch>('/launch');
  // The server publishes, also when the owner leaves the view; it is asked how far it is.
  const run = useAnswer<Publishing>('/publish', ({ isRunning }) => (isRunning ? 1 : 0));
  // Looking for the new edition on the net may take a quarter of an hour, and is in nobody's way.
  const isBusy = run?.isRunning && run.lines.at(-1)?.step !== 'confirm';
  const steps = run?.lines.filter(({ done }) => done).length;
  const unsaved = useOpenDocuments().filter(
    (one) => one.state !== 'saved' || problemsOfWaiting(one).length > 0,
  );
  const isMissing = launch?.items.some(({ canWait }) => !canWait) ?? true;
  const hasChanges = (changes?.documents.length ?? 0) > 0;
  const { isOnline, publishing, isOnServer, testMessageIsDue } = useOverview();
  const { goesOnline, describe } = publishing;
  const edition = changes?.edition;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that is done may have made an edition
  useEffect(() => void readContentState(), [steps]);

  return (
    <>
      <ViewHead title="Publiser" intro={isOnline ? describe : firstTime} />
      {launch && (!isOnline || isMissing) && <LaunchList {...launch} />}
      {launch && !isOnline && <PromiseList {...launch} />}
      {!isOnline && !isOnServer && (
        <Part title="Hvor nettstedet skal ligge">
          <p>
            Er ingenting satt opp ennå, så la det stå på «Lag en mappe». Resten fyller den som hjelper dere,
            ut.
          </p>
          <Form document={company}>
            <Fields schema={company.schema.properties?.publishing ?? {}} path={['publishing']} />
          </Form>
          <p>{describe}</p>
        </Part>
      )}
      {unsaved.length > 0 && (
        <p className="box problems">
          Ikke lagret, og blir ikke med:{' '}
          {unsaved.map(({ id, title }) => (
            <a key={id} href={addressOf(id)}>
              {title}{' '}
            </a>
          ))}
        </p>
      )}
      <div className="actions part">
        <Action
          label={goesOnline ? 'Publiser' : 'Lag mappen'}
          variant="primary"
          disabled={isBusy || isMissing}
          act={() => request('POST', '/publish')}
        />
        {edition && (
          <Action
            label="Angre alt siden sist"
            disabled={isBusy || !hasChanges}
            ask={{
              title: 'Angre alt siden sist?',
              text: 'Alt blir som da du publiserte sist. Det du har endret etterpå, finner du igjen under Tidligere utgaver.',
            }}
            act={() => restoreEdition(edition.id, undone)}
          />
        )}
        {launch && isMissing && <span className="hint">Fyll først ut det som mangler.</span>}
      </div>
      <div aria-live="polite">
        {run && run.lines.length > 0 && <Steps {...run} goesOnline={goesOnline} />}
      </div>
      {changes && (
        <Part
          title="Endret siden sist"
          hint={
            changes.published && goesOnline
              ? `Sist publisert ${timeInWords(changes.published)}.`
              : 'Nettstedet er ikke på nettet ennå.'
          }
        >
          {hasChanges ? <ChangeList {...changes} /> : changes.edition && <p>Ingenting er endret.</p>}
        </Part>
      )}
      {!isOnServer && <SendTestMessage isDue={testMessageIsDue} />}
      {launch && launch.optional.length > 0 && (
        <Part
          title="Kan legges til"
          hint="Nettstedet nevner det ikke før det er fylt ut. Selger dere til privatpersoner, krever loven priser, eller hvordan de regnes ut."
        >
          <p className="actions">
            {launch.optional.map(({ title, path }) => (
              <a key={title} href={addressOf('company', path)}>
                {title}
              </a>
            ))}
          </p>
        </Part>
      )}
    </>
  );
}

/** Sends a message to the form service as a visitor would, and says how it went. */
function SendTestMessage({ isDue }: { isDue: boolean }) {
  const [answer, setAnswer] = useState<TestMessage | null>(null);
  return (
    <Part title="Prøvemelding">
      <p className={isDue && !answer ? 'error' : 'hint'}>
        {isDue &&
          'Send en nå: Tjenesten er ny, eller det er over en måned siden sist. En avvist melding kan se ut som sendt. '}
        Den går samme vei som en melding fra skjemaet på nettstedet.
      </p>
      <Action
        label="Send en prøvemelding"
        act={async () => setAnswer(await request<TestMessage>('POST', '/test-message'))}
      />
      <p role="status" className={answer?.ok ? undefined : 'error'}>
        {answer?.message}
      </p>
    </Part>
  );
}
