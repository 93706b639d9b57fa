import type { ArticleValue } from '../../../src/screens/article/article.schema.ts';
import { Form } from '../form/Form.tsx';
import { Fields } from '../form/SchemaField.tsx';
import { useLoadedDocument } from '../store/documents.ts';
import { newArticle } from '../store/drafts.ts';
import { refreshOverview, useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { closeDocument, submit } from '../store/saving.ts';
import { formatDateNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { viewHref } from '../ui/view-links.ts';

/** The view of all articles, or of the one with this name. */
export function newsView(name: string | undefined) {
  if (name === undefined) return { children: <NewsView />, previewOf: 'news' };
  const id = `articles/${name}` as const;
  const previewOf = id === newArticle ? 'news' : id;
  return { documentIds: [id, 'company'], children: <ArticleView id={id} />, previewOf };
}

function NewsView() {
  const articles = useOverview()
    .documents.filter(({ id }) => id.startsWith('articles/'))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return (
    <>
      <ViewHeader
        title="Nyheter"
        intro="Nyhetene står på siden Aktuelt, den nyeste øverst. Skriv gjerne kort: hva dere gjør nå, og hva kunden bør vite."
      />
      <p className="actions">
        <a className="primary" href={viewHref(newArticle)}>
          Ny nyhet
        </a>
      </p>
      {articles.length === 0 && (
        <p className="view-section">Ingen nyheter ennå. Det står også på siden Aktuelt.</p>
      )}
      <ul className="row-list">
        {articles.map(({ id, title, date, problems }) => (
          <li key={id}>
            <a href={viewHref(id)}>{title}</a>
            <span className="hint">{formatDateNb(date)}</span>
            {problems > 0 && <span className="error">Noe må rettes</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** An article; the browser keeps a new one until it is first saved. */
function ArticleView({ id }: { id: `articles/${string}` }) {
  const document = useLoadedDocument(id);
  const company = useLoadedDocument('company');
  const { schema, value } = document;
  const isNew = id === newArticle;
  const words = schema.properties?.no ?? {};
  const summary = useOverview().documents.find((document) => document.id === id);
  const link = company.value.url + (summary?.address ?? '');

  async function remove() {
    if (!isNew) await request('DELETE', `/documents/${id}`, { version: document.version });
    location.hash = viewHref('articles');
    closeDocument(id);
  }

  return (
    <>
      <ViewHeader
        title={isNew ? 'Ny nyhet' : value.no.title || 'Nyhet'}
        intro={isNew && 'Utkastet blir liggende her til du lagrer nyheten.'}
        back={['articles', 'Alle nyhetene']}
      />
      <Form document={document} isBilingual transform={withoutEmptyEnglish}>
        <Fields schema={words} path={[]} />
      </Form>
      <Form document={document}>
        <Fields schema={schema} path={[]} names={['date', 'picture']} />
      </Form>
      {!value.en && (
        <p className="hint">
          Det engelske kan stå tomt. Da står ikke nyheten i listen for dem som leser på engelsk, og en lenke
          til den viser den norske teksten.
        </p>
      )}
      <p className="hint">En tom linje gir et nytt avsnitt.</p>
      {!isNew && (
        <p>
          Lenken til nyheten, når den er publisert: <a href={link}>{link}</a>. Den blir den samme om du endrer
          tittelen.
        </p>
      )}
      <div className="actions view-section">
        {isNew && <Action label="Lagre nyheten" variant="primary" onAction={() => postArticle(id, value)} />}
        <Action
          label={isNew ? 'Forkast utkastet' : 'Slett nyheten'}
          confirm={
            isNew
              ? { title: 'Forkaste utkastet?', text: 'Det du har skrevet, blir borte.' }
              : {
                  title: 'Slette nyheten?',
                  text: `«${value.no.title}» blir borte, og lenker til den fører til «Siden finnes ikke». Er den publisert, kan du angre under Publiser.`,
                }
          }
          onAction={remove}
        />
      </div>
    </>
  );
}

/** Makes an article of what was typed in a draft, or in an article that is deleted. */
export async function postArticle(id: string, value: unknown): Promise<void> {
  const created = await submit<{ id: string }>(id, 'POST', '/documents/articles', { value });
  await refreshOverview();
  location.hash = viewHref(created.id);
  closeDocument(id);
}

function withoutEmptyEnglish({ en, ...rest }: ArticleValue): ArticleValue {
  const { title = '', text = '' } = en ?? {};
  return { ...rest, en: title.trim() || text.trim() ? { title, text } : null };
}
