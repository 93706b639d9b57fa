import { getIn } from '../../../common/json.ts';
import { defaultLanguage, languageCodes } from '../../../common/languages.ts';
import type { Schema } from '../../../content-model/desk/contract.ts';
import { useStore } from '../../../src/browser/store.ts';
import { announcement } from '../store/announcements.ts';
import { type OpenDocument, useOpenDocuments } from '../store/documents.ts';
import { overviewStore, useVariables } from '../store/overview.ts';
import { useCaption } from '../store/pictures.ts';
import { outage } from '../store/request.ts';
import { resolveConflict, threeWayDiff } from '../store/saving/merge.ts';
import { saveSoon } from '../store/saving/save.ts';
import { fieldAt } from '../store/schema.ts';
import { formatTimeNb } from '../text/format.ts';
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
          <div className="box problems">
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
  const caption = useCaption();
  const variablesOf = useVariables();
  const { conflicting, orphaned } = threeWayDiff(document);
  const canKeep = orphaned.length < conflicting.length;
  const choose = (choice: 'mine' | 'theirs') => {
    if (resolveConflict(document, choice)) saveSoon(id);
  };
  return (
    <div className="box problems">
      {canKeep && <p>«{title}» er lagret et annet sted imens, også der du skrev. Hva skal stå?</p>}
      {orphaned.length > 0 && (
        <p>Noe du skrev i «{title}», hører til noe som er slettet et annet sted, og kan ikke lagres.</p>
      )}
      <dl className="conflict-fields pre-wrap">
        {conflicting.map((path) => {
          const field = fieldAt(schema, path);
          const language = languageCodes.find((code) => path.includes(code)) ?? defaultLanguage;
          const wordsOf = (content: unknown) => {
            const words = describeValue(getIn(content, path), field, caption);
            return displayText(toSegments(words, variablesOf(language)));
          };
          return (
            <div key={path.join()}>
              <dt>
                <a href={viewHref(id, path)}>{field.title ?? title}</a>
              </dt>
              <dd>Din: {wordsOf(value)}</dd>
              <dd>Den lagrede: {wordsOf(elsewhere)}</dd>
            </div>
          );
        })}
      </dl>
      <div className="actions">
        {canKeep && (
          <Button variant="secondary" onClick={() => choose('mine')}>
            Bruk din
          </Button>
        )}
        <Button variant="secondary" onClick={() => choose('theirs')}>
          Bruk den lagrede
        </Button>
      </div>
    </div>
  );
}

function describeValue(
  value: unknown,
  { items, slot, input, emptyLabel = 'ingenting' }: Schema,
  caption: (name: string) => string,
): string {
  if (value === undefined) return 'slettet';
  if (value === null) return emptyLabel;
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  if (typeof value !== 'object') {
    const words = input === 'instant' ? formatTimeNb(String(value)) : String(value);
    return (slot ? caption(words) : words) || 'ingenting';
  }
  const parts = Object.values(value).map((part) => describeValue(part, items || {}, caption));
  return parts.join(' · ') || 'ingenting';
}
