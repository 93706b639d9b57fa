import { announcement } from '../store/announcements.ts';
import { useContentState } from '../store/overview.ts';
import { isLost, request } from '../store/request.ts';
import { useValue } from '../store/value.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';

/** What the page tells the owner. */
export function Announcements() {
  const shown = useValue(announcement);
  const lost = useValue(isLost);
  const notice = useContentState()?.overview.notice;
  return (
    <div className="announcements">
      <div role="alert">
        {lost && (
          <p className="problems">
            Redigeringen svarer ikke. Det du skriver, blir tatt vare på her og lagret når den svarer igjen.
            Har du lukket det lille vinduet med tekst, så åpne redigeringen på nytt.
          </p>
        )}
      </div>
      <div role="status">
        {notice && (
          <div className="problems">
            {notice}
            <Action label="Lukk meldingen" variant="quiet" act={() => request('DELETE', '/notice')} />
          </div>
        )}
        {shown?.isSpoken && <p className="visually-hidden">{shown.text}</p>}
        {shown && !shown.isSpoken && (
          <div className="problems">
            {shown.text}
            <Button onClick={() => announcement.set(null)}>Lukk meldingen</Button>
          </div>
        )}
      </div>
    </div>
  );
}
