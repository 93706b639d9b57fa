import { announcement } from '../store/announcements.ts';
import { isLost } from '../store/request.ts';
import { useValue } from '../store/value.ts';
import { Button } from '../ui/Button.tsx';

/** What the page tells the owner, at the bottom of the window. */
export function Announcements() {
  const shown = useValue(announcement);
  const lost = useValue(isLost);
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
