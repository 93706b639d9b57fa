import { announcement } from '../store/announcements.ts';
import { contentState } from '../store/overview.ts';
import { isLost, isSignedOut, request } from '../store/request.ts';
import { useValue } from '../store/value.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';

function lossInWords(isOwnMachine: boolean): string {
  const kept = 'Det du skriver, blir tatt vare på her og lagret når';
  if (!navigator.onLine) return `Ikke nett. ${kept} det er nett igjen.`;
  const remedy = 'Har du lukket det lille vinduet med tekst, så åpne redigeringen på nytt.';
  return `Redigeringen svarer ikke. ${kept} den svarer igjen. ${isOwnMachine ? remedy : ''}`;
}

/** What the page tells the owner. */
export function Announcements() {
  const shown = useValue(announcement);
  const lost = useValue(isLost);
  const isOut = useValue(isSignedOut);
  const { repaired, isOnServer } = useValue(contentState)?.overview ?? {};
  return (
    <div className="announcements">
      <div role="alert">
        {isOut && (
          <div className="box problems">
            Du er logget ut. Det du har skrevet, er tatt vare på her, og blir lagret når du har logget inn.
            <Button onClick={() => location.reload()}>Logg inn</Button>
          </div>
        )}
        {lost && <p className="box problems">{lossInWords(isOnServer === false)}</p>}
      </div>
      <div role="status">
        {repaired && (
          <div className="box problems">
            {repaired}
            <Action label="Lukk meldingen" variant="quiet" act={() => request('DELETE', '/repaired')} />
          </div>
        )}
        {shown?.isSpoken && <p className="visually-hidden">{shown.text}</p>}
        {shown && !shown.isSpoken && (
          <div className="box problems">
            {shown.text}
            <Button onClick={() => announcement.set(null)}>Lukk meldingen</Button>
          </div>
        )}
      </div>
    </div>
  );
}
