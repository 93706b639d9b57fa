import { withoutMark } from '../../../common/english.ts';
import { changedPaths, getIn } from '../../../common/json.ts';
import { defaultLanguage, languageCodes } from '../../../common/languages.ts';
import { useStore } from '../../../src/browser/store.ts';
import { announcement } from '../store/announcements.ts';
import { resolveConflict } from '../store/conflict.ts';
import { type OpenDocument, useOpenDocuments } from '../store/documents.ts';
import { overviewStore, useVariables } from '../store/overview.ts';
import { useCaption } from '../store/pictures.ts';
import { outage } from '../store/request.ts';
import { fieldAt } from '../store/schema.ts';
import { displayText, toSegments } from '../text/variables.ts';
import { Button } from '../ui/Button.tsx';
import { FailureDetails } from '../ui/Failure.tsx';
import { viewHref } from '../ui/view-links.ts';

function lossInWords(): string {
  const kept = 'Det du skriver, blir tatt vare på her og lagret når';
  if (!navigator.onLine) return `Du er uten nett. ${kept} det er nett igjen.`;
  const isHere = ['localhost', '127.0.0.1'].includes(location.hostname);
  const remedy = 'Har du lukket det lille vinduet med tekst, så åpne redigeringen på nytt.';
  return `Redigeringen svarer ikke. ${kept} den svarer igjen. ${isHere ? remedy : ''}`;
}

export function Announcements() {
  const shown = useStore(announcement);
  const conflicts = useOpenDocuments().filter(({ state }) => state === 'conflict');
  const currentOutage = useStore(outage);
  const content = useStore(overviewStore);
  return (
    <section className="announcements" aria-label="Beskjeder">
      {/* Orca ignores an alert without `aria-live`. */}
      <div role="alert" aria-live="assertive">
        {currentOutage === 'signedOut' && (
          <div className="box problems">
            Du er logget ut. Det du har skrevet, er tatt vare på her, og blir lagret når du har logget inn.
            <Button onClick={() => location.reload()}>Logg inn på nytt</Button>
          </div>
        )}
        {currentOutage === 'serverDown' && <p className="box problems">{lossInWords()}</p>}
      </div>
      <div role="status">
        {content && conflicts.map((document) => <Conflict key={document.id} document={document} />)}
        {shown?.isSpoken && <p className="visually-hidden">{shown.text}</p>}
        {shown && !shown.isSpoken && (
          <div className={shown.problems ? 'box problems' : 'box'}>
            {shown.text}
            <FailureDetails {...shown} />
            <Button onClick={() => announcement.write(null)}>Lukk meldingen</Button>
          </div>
        )}
      </div>
    </section>
  );
}

function Conflict({ document }: { document: OpenDocument }) {
  const { id, title, schema, value, elsewhere } = document;
  const variablesOf = useVariables();
  const caption = useCaption();
  return (
    <div className="box problems">
      <p>«{title}» er lagret et annet sted siden du åpnet det her. Hva skal stå?</p>
      <dl className="conflict-fields pre-wrap">
        {changedPaths(value, elsewhere?.value).map((path) => {
          const field = fieldAt(schema, path);
          const language = languageCodes.find((code) => path.includes(code)) ?? defaultLanguage;
          const wordsOf = (content: unknown, logo: string) => {
            const part = getIn(content, path);
            const words = describeValue(path[0] === 'logo' && part ? logo : part, caption);
            return displayText(toSegments(withoutMark(words), variablesOf(language)));
          };
          const [mine, other] = [wordsOf(value, 'en logo'), wordsOf(elsewhere?.value, 'en annen logo')];
          return (
            mine !== other && (
              <div key={path.join()}>
                <dt>
                  <a href={viewHref(id, path)}>{field.title ?? title}</a>
                </dt>
                <dd>Her: {mine}</dd>
                <dd>Det andre stedet: {other}</dd>
              </div>
            )
          );
        })}
      </dl>
      <div className="actions">
        <Button variant="secondary" onClick={() => resolveConflict(document, 'mine')}>
          Behold det som står her
        </Button>
        <Button variant="secondary" onClick={() => resolveConflict(document, 'theirs')}>
          Bruk det andre
        </Button>
      </div>
    </div>
  );
}

function describeValue(value: unknown, caption: (picture: string) => string): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  const words =
    typeof value === 'object' && value !== null
      ? Object.values(value)
          .map((part) => describeValue(part, caption))
          .join(' · ')
      : caption(String(value ?? ''));
  return words || 'ingenting';
}
