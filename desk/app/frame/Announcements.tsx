import { useStore } from '../../../src/browser/store.ts';
import { announcement } from '../store/announcements.ts';
import { useOpenDocuments } from '../store/documents.ts';
import { contentState } from '../store/overview.ts';
import { isLost, isSignedOut, request } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from './Choice.tsx';

function lossInWords(): string {
  const kept = 'Det du skriver, blir tatt vare på her og lagret når';
  if (!navigator.onLine) return `Ikke nett. ${kept} det er nett igjen.`;
  const isHere = ['localhost', '127.0.0.1'].includes(location.hostname);
  const remedy = 'Har du lukket det lille vinduet med tekst, så åpne redigeringen på nytt.';
  return `Redigeringen svarer ikke. ${kept} den svarer igjen. ${isHere ? remedy : ''}`;
}

/** What the page tells the owner. */
export function Announcements() {
  const shown = useStore(announcement);
  const asked = useOpenDocuments().filter(({ state }) => state === 'asked');
  const lost = useStore(isLost);
  const isOut = useStore(isSignedOut);
  const content = useStore(contentState);
  const { repaired } = content?.overview ?? {};
  return (
    <section className="announcements" aria-label="Beskjeder">
      <div role="alert">
        {isOut && (
          <div className="box problems">
            Du er logget ut. Det du har skrevet, er tatt vare på her, og blir lagret når du har logget inn.
            <Button onClick={() => location.reload()}>Logg inn</Button>
          </div>
        )}
        {lost && <p className="box problems">{lossInWords()}</p>}
      </div>
      <div role="status">
        {repaired && (
          <div className="box problems">
            {repaired}
            <Action label="Lukk meldingen" variant="quiet" act={() => request('DELETE', '/repaired')} />
          </div>
        )}
        {content && asked.map((document) => <Choice key={document.id} document={document} />)}
        {shown?.isSpoken && <p className="visually-hidden">{shown.text}</p>}
        {shown && !shown.isSpoken && (
          <div className="box problems">
            {shown.text}
            <Button onClick={() => announcement.write(null)}>Lukk meldingen</Button>
          </div>
        )}
      </div>
    </section>
  );
}
