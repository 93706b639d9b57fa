import { articlesWithOldDate, today } from '../store/articles.ts';
import { getDocument, type OpenDocument, useOpenDocuments } from '../store/documents.ts';
import { setIn } from '../store/json.ts';
import { loadDocument } from '../store/loading.ts';
import { useOverview } from '../store/overview.ts';
import { edit, save } from '../store/saving.ts';
import { formatDateNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { FieldLinks } from '../ui/View.tsx';
import { viewHref } from '../ui/view-links.ts';
import { ChangeList } from './ChangeList.tsx';

/** What goes out, and what does not. */
export function PublishSummary() {
  const { changes } = useOverview();
  // All others are saved before a publication.
  const unsaved = useOpenDocuments().filter(({ state }) => state === 'failed' || state === 'conflict');
  return (
    <>
      <ChangeList {...changes} />
      <Unsaved documents={unsaved} />
      <ArticleNotes />
    </>
  );
}

function Unsaved({ documents }: { documents: readonly OpenDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <div className="box problems">
      <p>Ikke lagret ennå, og blir ikke med. Alt annet blir med:</p>
      <FieldLinks fields={documents.map(({ id, title }) => ({ document: id, path: [], label: title }))} />
    </div>
  );
}

/** Drafts, which stay, and articles that would go out with an earlier date. */
function ArticleNotes() {
  const overview = useOverview();
  const drafts = overview.documents.filter(({ article, isShown }) => article && !isShown && !article.isLive);
  return (
    <>
      {drafts.length > 0 && (
        <p className="box">
          Legges ikke ut:{' '}
          {drafts.map(({ id, title }) => (
            <span key={id}>
              <a href={viewHref(id)}>{title}</a> (utkast){' '}
            </span>
          ))}
        </p>
      )}
      {articlesWithOldDate(overview).map(({ id, title, article }) => (
        <div key={id} className="box actions">
          «{title}» er datert {formatDateNb(article?.date)}.
          <Action label="I dag" subject={title} onAction={() => dateToday(id)} />
        </div>
      ))}
    </>
  );
}

async function dateToday(id: string): Promise<void> {
  if (!getDocument(id)) await loadDocument(id);
  edit(id, (article) => setIn(article, ['date'], today()));
  await save(id);
}
