import type { TextRemark } from '../../../content-model/desk/contract.ts';
import { articlesWithOldDate, today } from '../store/articles.ts';
import { getDocument, type OpenDocument, useOpenDocuments } from '../store/documents.ts';
import { setIn } from '../store/json.ts';
import { loadDocument } from '../store/loading.ts';
import { firstRemarks, useOverview } from '../store/overview.ts';
import { edit } from '../store/saving/edit.ts';
import { save } from '../store/saving/save.ts';
import { fieldAt } from '../store/schema.ts';
import { formatDateNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { type FieldLink, FieldLinks, ViewSection } from '../ui/View.tsx';
import { viewHref } from '../ui/view-links.ts';
import { ChangeList } from './ChangeList.tsx';

/** Everything to read before «Publiser»: what goes out, what does not, and which English texts are older. */
export function PublishSummary() {
  const { changes } = useOverview();
  // All others are saved before a publication.
  const unsaved = useOpenDocuments().filter(({ state }) => state === 'refused' || state === 'conflict');
  return (
    <>
      <ChangeList {...changes} />
      <UnsavedFields documents={unsaved} />
      <ArticleNotes />
      <TranslationLists />
    </>
  );
}

function UnsavedFields({ documents }: { documents: readonly OpenDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <div className="box problems">
      <p>Ikke lagret, og blir ikke med. Alt annet blir med:</p>
      <FieldLinks fields={documents.flatMap(unsavedFields)} />
    </div>
  );
}

/** The fields of a document that cannot be saved, or the document if it cannot be saved as a whole. */
function unsavedFields({ id, title, schema, problems }: OpenDocument): FieldLink[] {
  const own = problems.filter(({ document }) => document === id);
  if (own.length === 0) return [{ document: id, path: [], label: title }];
  return own.map(({ path }) => ({
    document: id,
    path,
    label: path.length > 0 ? `${title}: ${fieldAt(schema, path).title}` : title,
  }));
}

/** Drafts, which stay, and articles that would go out with an earlier date. */
function ArticleNotes() {
  const overview = useOverview();
  const drafts = overview.documents.filter(({ article }) => article && !article.isReady && !article.isLive);
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

function TranslationLists() {
  const overview = useOverview();
  const outdated = firstRemarks(overview, 'outdated');
  const missing = firstRemarks(overview, 'missing');
  if (outdated.length + missing.length === 0) return null;
  const outdatedTitle =
    outdated.length === 1
      ? '1 engelsk tekst er eldre enn den norske'
      : `${outdated.length} engelske tekster er eldre enn de norske`;
  return (
    <ViewSection title="På engelsk" hint="Det kan komme senere. Alt kan publiseres nå.">
      {outdated.length > 0 && <RemarkList title={outdatedTitle} remarks={outdated} />}
      {missing.length > 0 && (
        <RemarkList title={`${missing.length} mangler engelsk tekst`} remarks={missing} />
      )}
    </ViewSection>
  );
}

const RemarkList = ({ title, remarks }: { title: string; remarks: readonly TextRemark[] }) => (
  <details>
    <summary>{title}</summary>
    <FieldLinks
      fields={remarks.map(({ document, path, sentence }) => ({ document, path, label: sentence }))}
    />
  </details>
);
