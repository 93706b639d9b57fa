import { message } from '../store/messages.ts';
import { isLost } from '../store/request.ts';
import { useValue } from '../store/value.ts';
import { IconButton } from '../ui/Button.tsx';

/** What the page tells the owner, at the bottom of the window. */
export function Messages() {
  const shown = useValue(message);
  const lost = useValue(isLost);
  return (
    <div className="messages">
      <div role="alert">
        {lost && (
          <p className="message">
            Redigeringen svarer ikke. Det du skriver, blir tatt vare på her og lagret når den svarer igjen.
            Har du lukket det lille vinduet med tekst, så åpne redigeringen på nytt.
          </p>
        )}
      </div>
      <div role="status">
        {shown?.isSpoken && <p className="visually-hidden">{shown.text}</p>}
        {shown && !shown.isSpoken && (
          <div className="message">
            <p>{shown.text}</p>
            <IconButton icon="remove" title="Lukk meldingen" onClick={() => message.set(null)} />
          </div>
        )}
      </div>
    </div>
  );
}
