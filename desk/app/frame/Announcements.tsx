import { announcement } from '../store/announcements.ts';
import { contentState } from '../store/overview.ts';
import { dismissReplaced, type ReplacedWords, replacedWords, takeReplaced } from '../store/replaced.ts';
import { isLost, isSignedOut, request } from '../store/request.ts';
import { useValue } from '../store/value.ts';
import { Action } from '../ui/Action.tsx';
import { addressOf } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';

function lossInWords(): string {
  const kept = 'Det du skriver, blir tatt vare på her og lagret når';
  if (!navigator.onLine) return `Ikke nett. ${kept} det er nett igjen.`;
  const isHere = ['localhost', '127.0.0.1'].includes(location.hostname);
  const remedy = 'Har du lukket det lille vinduet med tekst, så åpne redigeringen på nytt.';
  return `Redigeringen svarer ikke. ${kept} den svarer igjen. ${isHere ? remedy : ''}`;
}

/** What the page tells the owner. */
export function Announcements() {
  const shown = useValue(announcement);
  const replaced = useValue(replacedWords);
  const lost = useValue(isLost);
  const isOut = useValue(isSignedOut);
  const { repaired } = useValue(contentState)?.overview ?? {};
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
        {replaced.map((one) => (
          <ReplacedBox key={one.key} replaced={one} />
        ))}
        {shown?.isSpoken && <p className="visually-hidden">{shown.text}</p>}
        {shown && !shown.isSpoken && (
          <div className="box problems">
            {shown.text}
            <Button onClick={() => announcement.set(null)}>Lukk meldingen</Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** What was written elsewhere in the same fields: it can be put in their place, and is not lost without a word. */
function ReplacedBox({ replaced }: { replaced: ReplacedWords }) {
  const { id, title, parts } = replaced;
  return (
    <div className="box problems">
      <p>
        «{title}» er endret et annet sted imens, også der du skrev. Det du skrev, er beholdt. Dette ble
        skrevet der:
      </p>
      <dl className="replaced">
        {parts.map(({ path, name, words }) => (
          <div key={path.join()}>
            <dt>
              <a href={addressOf(id, path)}>{name}</a>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <Button variant="secondary" onClick={() => takeReplaced(replaced)}>
          Bruk det i stedet
        </Button>
        <Button onClick={() => dismissReplaced(replaced)}>Behold det jeg skrev</Button>
      </div>
    </div>
  );
}
